import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_ROWS, rowWindow, scrollTopFor, type WindowPosition } from '../../../src/lib/browser/windowed-rows'

const test = suite('windowed rows')
const place: WindowPosition = { count: 10_000, rowHeight: 32, scrollTop: 0, viewHeight: 640, overscan: 5 }
const span = (at: Partial<WindowPosition>) => {
  const { rows } = rowWindow({ ...place, ...at })
  return [rows[0]?.index, rows[rows.length - 1]?.index]
}

test('renders the rows in view and a few around them', () => {
  assert.equal(span({}), [0, 24])
  assert.equal(span({ scrollTop: 3200 }), [95, 124])
  assert.equal(span({ scrollTop: 3216 }), [95, 125])
  assert.equal(span({ scrollTop: 10_000 * 32 - 640 }), [9975, 9999])
})

test('renders short lists completely and empty ones not at all', () => {
  assert.equal(span({ count: 3 }), [0, 2])
  assert.equal(rowWindow({ ...place, count: 0 }), { rows: [], gapAfter: 0, height: 0 })
})

test('handles a list that became shorter than its scroll position', () => {
  assert.equal(span({ count: 100, scrollTop: 200_000 }), [75, 99])
  assert.equal(span({ count: 5, scrollTop: 200_000 }), [0, 4])
  assert.equal(span({ scrollTop: -100 }), [0, 24])
})

test('never renders more than the maximum, and preserves the full height', () => {
  for (const count of [0, 1, 59, 60, 61, 1000, 10_000]) {
    for (const rowHeight of [1, 24, 44]) {
      for (const scrollTop of [0, 1, 777, 50_000, 1e9]) {
        for (const keep of [undefined, 0, 42, count - 1, count]) {
          const { rows, gapAfter, height } = rowWindow({
            ...place,
            count,
            rowHeight,
            scrollTop,
            keep,
            viewHeight: 5000
          })
          const built = rows.reduce((sum, { gap }) => sum + gap + rowHeight, gapAfter)
          assert.ok(rows.length <= MOST_ROWS)
          assert.is(built, height)
          assert.is(height, count * rowHeight)
          assert.ok(gapAfter >= 0 && rows.every(row => row.gap >= 0 && row.top === row.index * rowHeight))
        }
      }
    }
  }
})

test('keeps the focused row at any scroll position', () => {
  assert.equal(span({ scrollTop: 3200, keep: 2 }), [2, 124])
  assert.equal(span({ keep: 9000 }), [0, 9000])
  assert.equal(span({ keep: 10_000 }), [0, 24])
  const { rows } = rowWindow({ ...place, scrollTop: 3200, keep: 2 })
  assert.equal(rows.slice(0, 2), [
    { index: 2, top: 64, gap: 64 },
    { index: 95, top: 3040, gap: 92 * 32 }
  ])
})

test('scrolls only as far as needed to show a row', () => {
  const at = { rowHeight: 32, scrollTop: 320, viewHeight: 320 }
  assert.is(scrollTopFor(9, at), 288)
  assert.is(scrollTopFor(10, at), 320)
  assert.is(scrollTopFor(19, at), 320)
  assert.is(scrollTopFor(20, at), 352)
})

test.run()
