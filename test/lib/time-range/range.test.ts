import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { windowAround, windowNextTo, windowOf } from '../../../src/lib/time-range/range'

const at = (text: string) => Date.parse(`${text}Z`)

test("counts presets back from the panel's time", () => {
  const now = at('2026-11-21T09:41:07')
  assert.equal(windowOf('15min', now), { from: at('2026-11-21T09:26:07'), to: now })
  assert.equal(windowOf('1h', now), { from: at('2026-11-21T08:41:07'), to: now })
  assert.equal(windowOf('8h', now), { from: at('2026-11-21T01:41:07'), to: now })
  assert.equal(windowOf('24h', now), { from: at('2026-11-20T09:41:07'), to: now })
  assert.equal(windowOf('week', now), { from: at('2026-11-14T09:41:07'), to: now })
  assert.equal(windowOf('today', now), { from: at('2026-11-21T00:00:00'), to: now })
})

test('ends yesterday with its last second', () => {
  const yesterday = { from: at('2026-10-31T00:00:00'), to: at('2026-10-31T23:59:59') }
  assert.equal(windowOf('yesterday', at('2026-11-01T00:00:00')), yesterday)
  assert.equal(windowOf('yesterday', at('2026-11-01T23:59:59')), yesterday)
})

test('leaves a custom range unchanged', () => {
  assert.equal(windowOf({ from: 1, to: 2 }, 99), { from: 1, to: 2 })
})

test('shows five minutes before and after a time', () => {
  const time = at('2026-11-21T00:03:00')
  assert.equal(windowAround(time), { from: at('2026-11-20T23:58:00'), to: at('2026-11-21T00:08:00') })
})

test('shows the records next to an empty range', () => {
  const empty = { from: 1000, to: 1400 }
  assert.equal(windowNextTo(900, empty), { from: 500, to: 900 })
  assert.equal(windowNextTo(1500, empty), { from: 1500, to: 1900 })
})

test.run()
