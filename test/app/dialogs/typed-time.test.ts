import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { deviceTime, readTypedTime } from '../../../src/app/dialogs/clock/typed-time'

const test = suite('typed time')

const MOMENT = Date.UTC(2026, 10, 21, 9, 41, 7)

test('parses common ways to type a time', () => {
  const forms = [
    '2026/11/21 09:41:07',
    ' 2026/11/21  9:41:07 ',
    '2026-11-21T09:41:07',
    '2026.11.21-09:41:07',
    '２０２６／１１／２１　０９：４１：０７',
    '2026-11-21 9:41:7'
  ]
  for (const text of forms) assert.is(readTypedTime(text), MOMENT, text)
  assert.is(readTypedTime('2026/11/21 09:41'), MOMENT - 7000)
})

test('rejects dates and times that do not exist', () => {
  const forms = [
    '',
    'now',
    '2026/11/21',
    '2026/02/30 10:00:00',
    '2026/13/01 10:00:00',
    '2026/11/21 24:00:00',
    '2026/11/21 10:60:00',
    '26/11/21 10:00:00',
    '2026/11/21 10:00:00 PM'
  ]
  for (const text of forms) assert.is(readTypedTime(text), undefined, text)
})

test("accepts the panel's range, from 2000 to 2037", () => {
  const cases: [string, ReturnType<typeof deviceTime>][] = [
    ['', undefined],
    ['2000/01/01 00:00:00', undefined],
    ['2037/12/31 23:59:59', undefined],
    ['1999/12/31 23:59:59', 'time.outside'],
    ['2038/01/01 00:00:00', 'time.outside'],
    ['2026/02/29 00:00:00', 'time.invalid'],
    ['tomorrow', 'time.invalid']
  ]
  for (const [text, message] of cases) assert.is(deviceTime(text, {}), message, text)
})

test.run()
