import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { showDeviceTime } from '../../../src/lib/text/time-text'
import { readTypedTime, withTypedTime } from '../../../src/lib/text/typed-time'

const MOMENT = Date.UTC(2026, 10, 21, 9, 41, 7)
const DAY = Date.UTC(2026, 10, 21)

for (const text of [
  '2026/11/21 09:41:07',
  ' 2026/11/21  9:41:07 ',
  '2026-11-21T09:41:07',
  '2026.11.21-09:41:07',
  '2026. 11. 21. 9:41:07',
  '２０２６／１１／２１　０９：４１：０７',
  '２０２６．１１．２１　９：４１：０７',
  '２０２６ー１１ー２１　９：４１：０７',
  '２０２６・１１・２１　９：４１：０７',
  '2026-11-21 9:41:7',
  '20261121 09:41:07',
  '20261121T09:41:07',
  '2026年11月21日 9:41:07',
  '２０２６年１１月２１日９時４１分０７秒',
  '2026년 11월 21일 9:41:07',
  '2026년 11월 21일 9시 41분 7초'
])
  test(`reads ${text}`, () => assert.is(readTypedTime(text), MOMENT))

for (const text of ['2026/11/21 09:41', '2026-11-21T09:41', '2026年11月21日9時41分', '2026년 11월 21일 9시 41분'])
  test(`reads ${text} without seconds`, () => assert.is(readTypedTime(text), MOMENT - 7000))

for (const text of ['2026/11/21 24:00', '2026-11-21T24:00:00', '２０２６年１１月２１日２４時', '20261121 24:00'])
  test(`reads ${text} as the end of that day`, () => assert.is(readTypedTime(text), DAY + 86_400_000))

test('reads what is shown of a time that was read', () => {
  for (const text of ['2026年11月21日 9:41:07', '20261121', '2026-11-21T24:00', '2026년 2월 28일']) {
    const time = readTypedTime(text, 'start') ?? 0
    assert.is(readTypedTime(showDeviceTime(time)), time, text)
  }
})

test('gives another day the time of day that is typed, if one is', () => {
  const day = '2026/10/12'
  assert.is(withTypedTime(day, '2026年11月21日 9時41分'), '2026/10/12 09:41:00')
  assert.is(withTypedTime(day, '2026/11/21 24:00'), '2026/10/12 24:00:00')
  for (const text of ['2026/11/21', 'yesterday']) assert.is(withTypedTime(day, text), day)
})

test('takes a date alone for the start or the end of its day, or for no time', () => {
  for (const text of [
    ...['2026/11/21', '2026-11-21', '2026.11.21.', '２０２６／１１／２１', '20261121', '２０２６１１２１'],
    ...['2026年11月21日', '２０２６年１１月２１日', '2026년 11월 21일', '2026년11월21일']
  ]) {
    assert.is(readTypedTime(text, 'start'), DAY)
    assert.is(readTypedTime(text, 'end'), DAY + 86_399_000)
    assert.is(readTypedTime(text), undefined)
  }
})

for (const text of [
  '',
  'now',
  '2026/02/30 10:00:00',
  '2026/02/30',
  '2026/13/01 10:00:00',
  '2026/11/21 24:00:01',
  '2026/11/21 24:30',
  '2026/02/30 24:00',
  '202611211',
  '2026113 10:00',
  '2026年11月',
  '2026/11/21 10:60:00',
  '26/11/21 10:00:00',
  '2026-11-21T10:00:00Z',
  '2026/11/21 10:00:00 PM'
])
  test(`does not read "${text}" as a time`, () => assert.is(readTypedTime(text, 'end'), undefined))

test.run()
