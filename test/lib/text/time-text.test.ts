import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseDeviceTime, sendDeviceTime, showDeviceTime } from '../../../src/lib/text/time-text'

const test = suite('time text')

test('shows a time as the panel sent it', () => {
  const cases: [string, string][] = [
    ['2026/11/21 09:41:07', '2026/11/21 09:41:07'],
    ['2026-11-21T09:41:07', '2026/11/21 09:41:07'],
    ['2026-11-21 09:41:07', '2026/11/21 09:41:07'],
    ['2026-11-21T09:41:07.250', '2026/11/21 09:41:07'],
    ['2026-11-21T09:41:07Z', '2026/11/21 09:41:07'],
    ['2026-11-21T09:41:07+09:00', '2026/11/21 09:41:07'],
    ['2026-11-21T09:41:07.123456-0330', '2026/11/21 09:41:07'],
    ['2026-11-21T09:41', '2026/11/21 09:41:00'],
    ['2026-11-21', '2026/11/21 00:00:00'],
    ['2024/02/29 00:00:00', '2024/02/29 00:00:00'],
    ['2000/02/29 23:59:59', '2000/02/29 23:59:59'],
    ['1970/01/01 00:00:00', '1970/01/01 00:00:00'],
    ['2037/12/31 23:59:59', '2037/12/31 23:59:59']
  ]
  for (const [text, shown] of cases) assert.is(showDeviceTime(parseDeviceTime(text) ?? Number.NaN), shown, text)
})

test('rejects times that do not exist', () => {
  const bad = [
    '',
    'now',
    '2026/02/30 00:00:00',
    '2026/02/29 00:00:00',
    '1900/02/29 00:00:00',
    '2026/04/31 00:00:00',
    '2026/00/01 00:00:00',
    '2026/13/01 00:00:00',
    '2026/01/00 00:00:00',
    '2026/01/32 00:00:00',
    '2026/11/21 24:00:00',
    '2026/11/21 25:00:00',
    '2026/11/21 09:60:00',
    '2026/11/21 09:41:60',
    '2026/11/21',
    '2026/11/21 09:41',
    '2026/11/21  09:41:07',
    '2026/1/2 09:41:07',
    '2026/11/21 9:41:07',
    '26/11/21 09:41:07',
    '0000/01/01 00:00:00',
    ' 2026/11/21 09:41:07',
    '2026/11/21 09:41:07\n',
    '2026/11/21T09:41:07',
    '2026-11/21 09:41:07',
    '2026-11-21T09:41:07 Z',
    '１２３４/11/21 09:41:07',
    '1763718067'
  ]
  for (const text of bad) assert.is(parseDeviceTime(text), undefined, text)
})

test('formats a time for the panel', () => {
  const time = parseDeviceTime('2026/01/02 03:04:05') ?? Number.NaN
  assert.is(sendDeviceTime(time), '2026.01.02-03:04:05')
})

test('is independent of the time zone, also in the hour that daylight saving time skips', () => {
  const home = process.env.TZ
  for (const zone of [
    'UTC',
    'Asia/Tokyo',
    'Asia/Seoul',
    'Europe/Berlin',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe'
  ]) {
    process.env.TZ = zone
    for (const text of ['2026/03/29 02:30:00', '2026/10/25 02:30:00', '2026/03/08 02:30:00', '2026/11/21 00:00:00']) {
      const time = parseDeviceTime(text)
      assert.is(time, Date.parse(`${text.replace(/\//g, '-').replace(' ', 'T')}Z`), `${zone} ${text}`)
      assert.is(showDeviceTime(time ?? Number.NaN), text, zone)
    }
  }
  if (home === undefined) delete process.env.TZ
  else process.env.TZ = home
})

test.run()
