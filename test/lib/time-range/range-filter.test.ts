import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rangeFilter } from '../../../src/lib/time-range/range-filter'

test('writes a preset and a custom range so that they are read again', () => {
  const morning = { from: Date.UTC(2026, 10, 21, 8), to: Date.UTC(2026, 10, 21, 9, 30) }
  assert.is(rangeFilter.write(morning), '2026-11-21T08:00:00~2026-11-21T09:30:00')
  for (const range of ['8h', morning, undefined] as const)
    assert.equal(rangeFilter.read(rangeFilter.write(range)), range)
})

for (const text of [
  '',
  'decade',
  '2026-11-21T08:00:00',
  '2026-11-21T09:00:00~2026-11-21T08:00:00',
  '2026-11-21T09:00:00~2026-11-21T09:00:00',
  '~',
  '2026-11-21T08:00:00~2026-11-21T09:00:00~2026-11-21T10:00:00',
  '2026-13-01~2026-14-01'
])
  test(`does not read '${text}' as a range`, () => assert.is(rangeFilter.read(text), undefined))

test.run()
