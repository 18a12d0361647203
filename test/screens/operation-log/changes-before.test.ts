import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { showDeviceTime } from '../../../src/lib/text/time-text'
import { tenMinutesBefore } from '../../../src/screens/operation-log/changes-before'

const NOW = Date.UTC(2026, 10, 21, 9, 41, 7)

for (const [text, from, to] of [
  ['09:30', '2026/11/21 09:20:00', '2026/11/21 09:30:00'],
  ['9:30:15', '2026/11/21 09:20:15', '2026/11/21 09:30:15'],
  ['10:42', '2026/11/20 10:32:00', '2026/11/20 10:42:00'],
  [' 2026/11/03 10:42 ', '2026/11/03 10:32:00', '2026/11/03 10:42:00'],
  ['１０：４２', '2026/11/20 10:32:00', '2026/11/20 10:42:00'],
  ['2026.11.03 10:42', '2026/11/03 10:32:00', '2026/11/03 10:42:00'],
  ['2026-11-03 10:42:30', '2026/11/03 10:32:30', '2026/11/03 10:42:30']
] as const)
  test(`reads ${text.trim()} as a time that has been`, () => {
    const window = tenMinutesBefore(text, NOW)!
    assert.equal([showDeviceTime(window.from), showDeviceTime(window.to)], [from, to])
  })

for (const text of ['', '24:00', '10:60', '10.42', 'yesterday', '2026/13/03 10:42'])
  test(`does not read "${text}" as a time`, () => {
    assert.is(tenMinutesBefore(text, NOW), undefined)
  })

test.run()
