import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import { findFloods } from './alarm-floods'
import { alarmQuality } from './alarm-quality'
import type { AlarmDefinition } from './event-log-state'
import type { StoredEvent } from './stored-event'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const alarm = (id: string, priority: AlarmDefinition['priority'] = 'low'): AlarmDefinition => ({
  id,
  texts: { en: id },
  category: 1,
  priority,
  address: '',
  source: { signal: { kind: 'flat', value: 0 }, unit: '' },
  direction: 'above',
  limit: 0,
  hysteresis: 0,
  delaySeconds: 0
})

const recordedIn = { zone: 'Asia/Tokyo', isSecond: false }

const event = (what: AlarmDefinition, triggered: number, returned?: number, moved = 0): StoredEvent => ({
  number: 1,
  what,
  triggered,
  recordedIn,
  value: 1,
  count: 1,
  clockSetBack: false,
  moved,
  acknowledged: undefined,
  comments: [],
  returned: returned === undefined ? undefined : { at: returned, recordedIn, moved: 0 }
})

const quality = (events: StoredEvent[], hours: number) =>
  alarmQuality(events, {
    from: 0,
    to: hours * HOUR,
    now: hours * HOUR,
    moved: 0,
    shiftStarts: ['06:00', '14:00', '22:00'],
    language: 'en'
  })

const everyMinutes = (minutes: number, count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => start + index * minutes * MINUTE)

test('counts alarms per ten minutes and finds their peak', () => {
  const pump = alarm('pump')
  const times = [...everyMinutes(10, 12), 5 * MINUTE + 70 * MINUTE]
  const { alarms, per_ten_minutes, peak } = quality(
    times.map(time => event(pump, time, time + 1000)),
    2
  )
  assert.equal([alarms, per_ten_minutes], [13, 1.08])
  assert.equal(peak, { alarms: 2, from: '1970/01/01 01:10:00', to: '1970/01/01 01:19:59' })
})

const burst = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index * 1000)

test('a flood begins with more than ten alarms in ten minutes and ends with fewer than five', () => {
  const times = [...burst(0, 11), ...burst(10 * MINUTE, 5), ...burst(20 * MINUTE, 4), ...burst(40 * MINUTE, 10)]
  assert.equal(findFloods(times), [{ first: 0, last: 15, end: 20 * MINUTE }])
  const { floods } = quality(
    times.map(time => event(alarm('a'), time, time)),
    1
  )
  assert.equal([floods.total, floods.percent_of_time], [1, 33.33])
})

test('finds a flood and the peak wherever the ten minutes are on the clock', () => {
  const times = [...burst(9 * MINUTE, 6), ...burst(11 * MINUTE, 5), ...burst(50 * MINUTE, 12)]
  const { floods, peak } = quality(
    times.map(time => event(alarm('a'), time, time)),
    1
  )
  assert.equal(
    floods.items.map(({ from, to, alarms }) => [from.slice(11), to.slice(11), alarms]),
    [
      ['00:50:00', '00:50:11', 12],
      ['00:09:00', '00:11:04', 11]
    ]
  )
  assert.equal(peak, { alarms: 12, from: '1970/01/01 00:50:00', to: '1970/01/01 00:59:59' })
  // The second flood still lasts at the end of the range, the first ended at 00:21.
  assert.is(floods.percent_of_time, Math.round((2200 / 6) * 10) / 100)
})

test('counts alarms of a flood once, where the rate comes down and rises again at once', () => {
  const times = [...burst(0, 11), ...everyMinutes(0, 8, 10 * MINUTE + 7000)]
  assert.equal(
    findFloods(times).map(({ first, last }) => [first, last]),
    [[0, 18]]
  )
})

test('three times within a minute is chattering', () => {
  const [steady, nervous] = [alarm('steady'), alarm('nervous')]
  const { chattering } = quality(
    [
      ...[0, 30_000, 60_000].map(time => event(steady, time, time)),
      ...[0, 20_000, 59_000].map(time => event(nervous, time, time))
    ],
    1
  )
  assert.equal(
    chattering.map(found => [found.alarm, found.alarms, found.percent]),
    [['nervous', 3, 50]]
  )
})

test('a clock that is set back makes no chattering, no flood and no standing alarm', () => {
  const pump = alarm('pump')
  const before = everyMinutes(6, 10).map(time => event(pump, time, time + 1000))
  const after = everyMinutes(6, 10).map(time => event(pump, time, time + 1000, -HOUR))
  const old = event(alarm('old'), -30 * HOUR, 3 * HOUR)
  const { chattering, floods, peak, standing } = quality([old, ...before, ...after], 2)
  assert.equal([chattering, floods.total, peak.alarms, standing], [[], 0, 2, []])
})

test('what is active for more than 24 hours is standing', () => {
  const { standing, standing_total } = quality(
    [event(alarm('old'), 0), event(alarm('gone'), 0, HOUR), event(alarm('new'), 30 * HOUR)],
    48
  )
  assert.equal(
    standing.map(found => [found.alarm, found.duration_seconds]),
    [['old', 48 * 3600]]
  )
  assert.is(standing_total, 1)
})

test('counts what was standing at the end of a past range', () => {
  const subject = {
    from: 0,
    to: 40 * HOUR,
    now: 90 * HOUR,
    moved: 0,
    shiftStarts: ['06:00', '14:00', '22:00'],
    language: 'en'
  } as const
  const events = [event(alarm('until later'), 0, 80 * HOUR), event(alarm('gone'), 0, 39 * HOUR), event(alarm('old'), 0)]
  assert.equal(
    alarmQuality(events, subject).standing.map(found => [found.alarm, found.duration_seconds]),
    [
      ['until later', 40 * 3600],
      ['old', 40 * 3600]
    ]
  )
})

test('lists no more than is of use, and counts the rest', () => {
  const events = Array.from({ length: 60 }, (_, index) => event(alarm(`a${index}`), index * 1000))
  const { standing, standing_total, shifts } = quality(events, 24 * 30)
  assert.equal([standing.length, standing_total, shifts.length], [50, 60, 42])
})

test('ranks the ten most frequent, and counts priorities and shifts', () => {
  const alarms = Array.from({ length: 12 }, (_, index) => alarm(`a${index}`, index < 6 ? 'low' : 'high'))
  const events = alarms.flatMap((what, index) =>
    Array.from({ length: 12 - index }, () => event(what, 7 * HOUR, 7 * HOUR))
  )
  const { top, top_percent, priorities, shifts } = quality(events, 24)
  assert.equal([top.length, top[0]?.alarm, top_percent], [10, 'a0', 96.15])
  assert.equal(
    priorities.map(({ alarms }) => alarms),
    [57, 0, 21, 0]
  )
  assert.equal(
    shifts.map(({ from, to, alarms }) => [from, to, alarms]),
    [
      ['1970/01/01 22:00:00', '1970/01/02 00:00:00', 0],
      ['1970/01/01 14:00:00', '1970/01/01 21:59:59', 0],
      ['1970/01/01 06:00:00', '1970/01/01 13:59:59', 78],
      ['1970/01/01 00:00:00', '1970/01/01 05:59:59', 0]
    ]
  )
  assert.is(quality(events, 6).shifts.length, 1, 'none that begins where the range ends')
})

test('computes the figures of the last seven days, or of a range', async () => {
  const { call, signIn } = createCaller(createPanel())
  await signIn('engineer', 'engineer-3152')
  const week = (await call('GET /data/events/quality')).body
  assert.equal([week.from, week.to], ['2026/11/14 09:41:07', '2026/11/21 09:41:07'])
  const all = (await call('GET /data/events/quality?from=2020.01.01-00:00:00')).body
  assert.equal([all.from.slice(0, 10), all.alarms], ['2026/11/14', week.alarms], 'begins with the oldest event')
  assert.ok(week.floods.total > 0 && week.chattering.length > 0 && week.standing.length > 0)
  const shift = week.shifts[1]
  const sent = (text: string) => text.replace(/\//g, '.').replace(' ', '-')
  const { body } = await call(`GET /data/events/quality?from=${sent(shift.from)}&to=${sent(shift.to)}`)
  assert.is(body.alarms, shift.alarms)
})

test.run()
