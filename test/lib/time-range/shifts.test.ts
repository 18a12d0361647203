import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { windowOf } from '../../../src/lib/time-range/range'
import { $shiftStarts } from '../../../src/lib/time-range/shifts'

const at = (text: string) => Date.parse(`${text}Z`)
const [SIX, TWO, TEN] = [6 * 60, 14 * 60, 22 * 60]

for (const [starts, now, previous, current] of [
  [[SIX, TWO, TEN], '2026-11-21T09:41:07', '2026-11-20T22:00:00', '2026-11-21T06:00:00'],
  [[SIX, TWO, TEN], '2026-11-21T13:59:59', '2026-11-20T22:00:00', '2026-11-21T06:00:00'],
  [[SIX, TWO, TEN], '2026-11-21T14:00:00', '2026-11-21T06:00:00', '2026-11-21T14:00:00'],
  [[SIX, TWO, TEN], '2026-11-21T23:00:00', '2026-11-21T14:00:00', '2026-11-21T22:00:00'],
  [[SIX, TWO, TEN], '2026-12-01T05:59:59', '2026-11-30T14:00:00', '2026-11-30T22:00:00'],
  [[SIX], '2026-11-21T05:00:00', '2026-11-19T06:00:00', '2026-11-20T06:00:00'],
  [[0, 720], '2026-11-21T00:00:00', '2026-11-20T12:00:00', '2026-11-21T00:00:00']
] as const)
  test(`shows the shift from ${current} at ${now}, and before it that from ${previous}`, () => {
    $shiftStarts.set(starts)
    assert.equal(windowOf('shift', at(now)), { from: at(current), to: at(now) })
    assert.equal(windowOf('lastShift', at(now)), { from: at(previous), to: at(current) - 1000 })
  })

test.run()
