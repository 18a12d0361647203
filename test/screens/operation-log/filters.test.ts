import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { wantedBy } from '../../../src/screens/operation-log/filters'

const NO_FILTERS = { user: '', place: '', object: '', text: '', result: '' } as const
const NOW = Date.UTC(2026, 10, 21, 9, 41, 7)

test('requests everything without filters', () => {
  assert.equal(wantedBy({ ...NO_FILTERS, user: '  ', range: undefined }, NOW), {})
})

test('requests what the filters name', () => {
  const filters = { user: 'kim ', place: 'vnc', object: 'pump', text: '42', result: 'failed' } as const
  assert.equal(wantedBy({ ...filters, range: undefined }, NOW), {
    ...{ username: 'kim', place: ['vnc'], object: 'pump', text: '42', result: ['failed'] }
  })
})

test('leaves a preset range open at its end, as operations follow', () => {
  assert.equal(wantedBy({ ...NO_FILTERS, range: '1h' }, NOW), { from: '2026.11.21-08:41:07' })
  assert.equal(wantedBy({ ...NO_FILTERS, range: { from: NOW - 60_000, to: NOW } }, NOW), {
    ...{ from: '2026.11.21-09:40:07', to: '2026.11.21-09:41:07' }
  })
})

test.run()
