import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rangeOf, validateRange, windowNextTo, windowOf } from '../../../../src/screens/data-log/range/range'

const at = (text: string) => Date.parse(`${text}Z`)

test("counts presets back from the panel's time", () => {
  const now = at('2026-11-21T09:41:07')
  assert.equal(windowOf('15min', now), { from: at('2026-11-21T09:26:07'), to: now })
  assert.equal(windowOf('24h', now), { from: at('2026-11-20T09:41:07'), to: now })
  assert.equal(windowOf('week', now), { from: at('2026-11-14T09:41:07'), to: now })
  assert.equal(windowOf('today', now), { from: at('2026-11-21T00:00:00'), to: now })
})

test('leaves a custom range unchanged', () => {
  assert.equal(windowOf({ from: 1, to: 2 }, 99), { from: 1, to: 2 })
})

test("reads the panel's times unshifted in any time zone of the browser", () => {
  for (const zone of ['Asia/Tokyo', 'America/New_York', 'UTC']) {
    process.env.TZ = zone
    // New York has no 02:30 on that day.
    assert.equal(rangeOf({ from: '2026/03/08 02:30:00', to: '2026-03-08T03:30:00' }), {
      from: at('2026-03-08T02:30:00'),
      to: at('2026-03-08T03:30:00')
    })
  }
})

test('reports what is wrong with a range', () => {
  const good = { from: '2026/11/21 08:00:00', to: '2026/11/21 09:00:00' }
  assert.equal(validateRange(good), {})
  assert.equal(validateRange({ ...good, from: 'yesterday' }), { from: 'dataLog.range.malformed' })
  assert.equal(validateRange({ ...good, to: '2026/02/30 09:00:00' }), { to: 'dataLog.range.malformed' })
  assert.equal(validateRange({ ...good, to: good.from }), { to: 'dataLog.range.reversed' })
})

test('shows the records next to an empty range', () => {
  const empty = { from: 1000, to: 1400 }
  assert.equal(windowNextTo(900, empty), { from: 500, to: 900 })
  assert.equal(windowNextTo(1500, empty), { from: 1500, to: 1900 })
})

test.run()
