import ICAL from 'ical.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type CalendarEvent, writeCalendar } from '../../../src/screens/info/endings/icalendar'

const test = suite('iCalendar')

const AT = Date.UTC(2027, 0, 5, 9, 41, 7)
const EVENT: CalendarEvent = {
  uid: 'web@2609A0417F31',
  start: { kind: 'utc', time: AT },
  summary: 'Certificate',
  description: 'Renew it.',
  reminders: []
}

const write = (more: Partial<CalendarEvent>) => writeCalendar([{ ...EVENT, ...more }], AT)
const read = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
const eventOf = (more: Partial<CalendarEvent>) => new ICAL.Event(read(write(more))[0])

test('writes lines of at most 75 octets that end with CRLF, without cutting a character', () => {
  const summary = '証明書の有効期限😀'.repeat(12)
  const file = write({ summary })
  const lines = file.split('\r\n')
  assert.is(lines.pop(), '')
  assert.ok(lines.every(line => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75))
  assert.ok(lines.some(line => Buffer.byteLength(line) > 72))
  assert.not.match(file, '\ufffd')
  assert.is(eventOf({ summary }).summary, summary)
})

test('escapes what separates values', () => {
  const summary = 'CN=Line\\2; O=Plant, "A": 1'
  assert.is(eventOf({ summary }).summary, summary)
})

test('begins at an instant, on a whole day, or by a wall clock without a zone', () => {
  const startOf = (kind: CalendarEvent['start']['kind']) => eventOf({ start: { kind, time: AT } }).startDate
  assert.is(startOf('utc').toJSDate().toISOString(), '2027-01-05T09:41:07.000Z')
  assert.is(startOf('day').toString(), '2027-01-05')
  assert.ok(startOf('day').isDate)
  assert.is(startOf('floating').toString(), '2027-01-05T09:41:07')
})

test('reminds so many days or minutes before', () => {
  const [event] = read(write({ reminders: [43_200, 90] }))
  const alarms = event!.getAllSubcomponents('valarm')
  assert.equal(
    alarms.map(alarm => `${alarm.getFirstPropertyValue('trigger')} ${alarm.getFirstPropertyValue('action')}`),
    ['-P30D DISPLAY', '-PT90M DISPLAY']
  )
})

test.run()
