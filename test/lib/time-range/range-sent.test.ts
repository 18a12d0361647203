import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rangeSent } from '../../../src/lib/time-range/range-sent'

const NOW = Date.UTC(2026, 10, 21, 9, 41, 7)

test('leaves the end of a range open that ends now', () => {
  assert.equal(rangeSent('today', NOW), { from: '2026.11.21-00:00:00' })
  assert.equal(rangeSent('15min', NOW), { from: '2026.11.21-09:26:07' })
})

test('sends both ends of a range that has ended', () => {
  assert.equal(rangeSent('yesterday', NOW), { from: '2026.11.20-00:00:00', to: '2026.11.20-23:59:59' })
  const morning = { from: Date.UTC(2026, 10, 21, 8), to: Date.UTC(2026, 10, 21, 9) }
  assert.equal(rangeSent(morning, NOW), { from: '2026.11.21-08:00:00', to: '2026.11.21-09:00:00' })
})

test('sends nothing for all times', () => assert.equal(rangeSent(undefined, NOW), {}))

test.run()
