import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { between, fitted, moved, showing, zoomed } from '../../src/chart/view'

const extent = { from: 0, to: 100_000 }

test('keeps a view inside the extent', () => {
  for (const [view, expected] of [
    [
      { from: 10_000, to: 20_000 },
      { from: 10_000, to: 20_000 }
    ],
    [
      { from: -5000, to: 5000 },
      { from: 0, to: 10_000 }
    ],
    [
      { from: 95_000, to: 105_000 },
      { from: 90_000, to: 100_000 }
    ],
    [{ from: -5000, to: 200_000 }, undefined],
    [{ from: 0, to: 100_000 }, undefined]
  ] as const) {
    assert.equal(fitted(view, extent), expected)
  }
})

test('zooms in to two seconds at most', () => {
  assert.equal(fitted({ from: 50_000, to: 50_100 }, extent), { from: 49_050, to: 51_050 })
  assert.equal(zoomed({ from: 49_000, to: 51_000 }, extent, 0.5), { from: 49_000, to: 51_000 })
})

test('zooms around the time under the pointer', () => {
  const view = zoomed(extent, extent, 0.5, 25_000)
  assert.equal(view, { from: 12_500, to: 62_500 })
  assert.is((25_000 - view!.from) / (view!.to - view!.from), 0.25)
})

test('shows the whole extent when zoomed out far enough', () => {
  assert.is(zoomed({ from: 40_000, to: 60_000 }, extent, 8), undefined)
})

test('stops at the ends of the extent', () => {
  assert.equal(moved({ from: 40_000, to: 60_000 }, extent, 10_000), { from: 50_000, to: 70_000 })
  assert.equal(moved({ from: 40_000, to: 60_000 }, extent, 90_000), { from: 80_000, to: 100_000 })
})

test('moves the view with a cursor that leaves it', () => {
  assert.equal(showing({ from: 40_000, to: 60_000 }, extent, 61_000), { from: 41_000, to: 61_000 })
  assert.equal(showing({ from: 40_000, to: 60_000 }, extent, 39_000), { from: 39_000, to: 59_000 })
  assert.equal(showing({ from: 40_000, to: 60_000 }, extent, 50_000), { from: 40_000, to: 60_000 })
})

test('orders the ends of a drag', () => {
  assert.equal(between(9, 3), { from: 3, to: 9 })
})

test.run()
