import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseRange, validateRange } from '../../../src/lib/time-range/range-rules'

const at = (text: string) => Date.parse(`${text}Z`)

test("reads the panel's times unshifted in any time zone of the browser", () => {
  for (const zone of ['Asia/Tokyo', 'America/New_York', 'UTC']) {
    process.env.TZ = zone
    // New York has no 02:30 on that day.
    assert.equal(parseRange({ from: '2026/03/08 02:30:00', to: '2026-03-08T03:30:00' }), {
      from: at('2026-03-08T02:30:00'),
      to: at('2026-03-08T03:30:00')
    })
  }
})

test('includes all of a day that has no time', () => {
  assert.equal(parseRange({ from: '２０２６．１１．２０', to: '2026-11-21' }), {
    from: at('2026-11-20T00:00:00'),
    to: at('2026-11-21T23:59:59')
  })
  assert.equal(validateRange({ from: '2026/11/21', to: '2026/11/21' }), {})
})

test('reports what is wrong with a range', () => {
  const good = { from: '2026/11/21 08:00:00', to: '2026/11/21 09:00:00' }
  assert.equal(validateRange(good), {})
  assert.equal(validateRange({ ...good, from: 'yesterday' }), { from: 'range.malformed' })
  assert.equal(validateRange({ ...good, to: '2026/02/30 09:00:00' }), { to: 'range.malformed' })
  assert.equal(validateRange({ ...good, to: good.from }), { to: 'range.reversed' })
  assert.is(parseRange({ ...good, from: 'yesterday' }), undefined)
})

test.run()
