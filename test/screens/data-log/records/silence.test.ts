import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { silentSince } from '../../../../src/screens/data-log/records/silence'

const test = suite('a log without new records')
const LAST = Date.UTC(2026, 10, 21, 9, 41)
const series = { times: [LAST - 1000, LAST] }
const after = (seconds: number) => LAST + seconds * 1000
const every = (interval_seconds: number) => ({ mode: 'time' as const, interval_seconds })

test('is said to be silent after 15 s, or three intervals where these are longer', () => {
  assert.equal(
    [15, 16].map(seconds => silentSince(every(1), series, after(seconds))),
    [undefined, LAST]
  )
  assert.equal(
    [180, 181].map(seconds => silentSince(every(60), series, after(seconds))),
    [undefined, LAST]
  )
})

test('is not said to be silent where it records by trigger, or before the first record or the clock is known', () => {
  assert.is(silentSince({ mode: 'trigger', interval_seconds: null }, series, after(999)), undefined)
  assert.is(silentSince(every(1), { times: [] }, after(999)), undefined)
  assert.is(silentSince(every(1), series, undefined), undefined)
})

test.run()
