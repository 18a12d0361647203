import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { valueAt } from '../device/signals'
import { callerAs, startPanel } from '../http/caller'

const test = suite('data log')
const RECORDS = 'GET /data/logs/filler-temperatures/records'

const CHOICES = { separator: ';', decimal: ',', time_format: 'device' } as const

test('lists the logs with what is stored of them', async () => {
  const { call } = await startPanel('administrator')
  const { body } = await call('GET /data/logs')
  const [filler] = body.items
  assert.equal(
    [filler.name, filler.records, filler.first, filler.last],
    ['Filler temperatures', 24_310, '2026/11/21 02:55:58', '2026/11/21 09:41:07']
  )
  const empty = body.items.find((log: { id: string }) => log.id === 'energy')
  assert.equal([empty.records, empty.first, empty.size_bytes], [0, null, 0])
})

test('returns the newest thousand of a range, oldest first', async () => {
  const { call } = await startPanel('administrator')
  const { body } = await call(RECORDS)
  assert.equal([body.total, body.items.length], [24_310, 1000])
  assert.equal([body.items[0][0], body.items[999][0]], ['2026/11/21 09:24:28', '2026/11/21 09:41:07'])

  const minute = await call(`${RECORDS}?from=2026.11.21-09:00:00&to=2026.11.21-09:00:59&channels=flow,tank-1`)
  assert.equal([minute.body.total, minute.body.channels], [60, ['flow', 'tank-1']])
  assert.is(minute.body.items[0].length, 3)
})

test('reduces a whole range by minimum and maximum per interval, with the statistics of all records', async () => {
  const { call } = await startPanel('administrator')
  const range = 'from=2026.11.21-03:00:00&to=2026.11.21-09:00:00&channels=tank-1'
  const { body } = await call(`${RECORDS}?${range}&points=100`)
  assert.equal([body.total, body.records_per_point, body.items.length], [21_601, 432, 100])
  assert.equal([body.items[0][0], body.items[99][0]], ['2026/11/21 03:00:00', '2026/11/21 09:00:00'])

  const [statistics] = body.statistics
  const points = body.items.map(([, value]: [string, number]) => value)
  assert.equal([Math.min(...points), Math.max(...points)], [statistics.minimum, statistics.maximum])
  const moment = statistics.maximum_at.replace(/\//g, '.').replace(' ', '-')
  const { body: raw } = await call(`${RECORDS}?from=${moment}&to=${moment}&channels=tank-1`)
  assert.equal(raw.items, [[statistics.maximum_at, statistics.maximum]])
  assert.ok(statistics.mean > 70 && statistics.mean < 76 && statistics.values < 21_601)
})

test('returns a short range as it is, also with points', async () => {
  const { call } = await startPanel('administrator')
  const minute = `${RECORDS}?from=2026.11.21-09:00:00&to=2026.11.21-09:00:59`
  const { body } = await call(`${minute}&points=60`)
  assert.equal([body.records_per_point, body.items], [1, (await call(minute)).body.items])
})

test('keeps the time the panel was off as a gap in reduced records', async () => {
  const { call } = await startPanel('administrator')
  const off = (await call('GET /data/logs/bottle-washer/records?points=400&channels=zone-1')).body.items
  const gaps = off.filter(([, value]: [string, number | null]) => value === null)
  assert.equal(gaps, [['2026/11/21 00:41:01', null]])
})

test('grows with the clock, so that it can be followed', async () => {
  const { panel, call } = await startPanel('administrator')
  await panel.clock.advance(5000)
  const { body } = await call(`${RECORDS}?after=2026.11.21-09:41:07`)
  assert.equal([body.total, body.items[0][0]], [5, '2026/11/21 09:41:08'])
})

test('gives the same value for the same time, with gaps and spikes', async () => {
  const { panel, call } = await startPanel('administrator')
  const first = (await call(RECORDS)).body.items
  assert.equal((await call(RECORDS)).body.items, first)

  const { signal } = panel.state.dataLogs[0]!.channels[0]!
  const day = Array.from({ length: 86_400 }, (_, second) => valueAt(signal, panel.clock.now() - second * 1000))
  const values = day.filter(value => value !== null)
  assert.ok(values.length < day.length)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  assert.ok(mean > 70 && mean < 76, `mean ${mean}`)
  assert.ok(Math.max(...values) > mean + 16)
})

test('has no records for the time the panel was off', async () => {
  const { panel, call } = await startPanel('administrator')
  panel.faults.reboot(30)
  await panel.clock.advance(60_000)
  const administrator = await callerAs(panel, 'administrator')
  const { body } = await administrator.call(`${RECORDS}?after=2026.11.21-09:41:07`)
  assert.equal([body.total, body.items[0][0]], [31, '2026/11/21 09:41:37'])
  assert.is((await call(RECORDS)).status, 401)
})

test('continues logging at the new time when the clock is set', async () => {
  const { panel, call } = await startPanel('administrator')
  await call('PUT /system/datetime', { time: '2026.11.21-12:00:00' })
  await panel.clock.advance(3000)
  panel.faults.expireSessions()
  const fresh = await callerAs(panel, 'administrator')
  const { body } = await fresh.call(`${RECORDS}?after=2026.11.21-09:41:07`)
  assert.equal(
    body.items.map(([time]: string[]) => time),
    ['2026/11/21 12:00:00', '2026/11/21 12:00:01', '2026/11/21 12:00:02', '2026/11/21 12:00:03']
  )
})

test('names the nearest record to a range without any', async () => {
  const { call } = await startPanel('administrator')
  const { body } = await call(`${RECORDS}?from=2026.11.20-00:00:00&to=2026.11.20-01:00:00`)
  assert.equal([body.total, body.nearest], [0, '2026/11/21 02:55:58'])
})

test('samples a trigger log whenever the machine triggers', async () => {
  const { call } = await startPanel('administrator')
  const { body } = await call('GET /data/logs/pallets/records?limit=50')
  const times = body.items.map(([time]: string[]) => Date.parse(`${time}Z`))
  const steps = new Set(times.slice(1).map((time: number, index: number) => time - times[index]))
  assert.ok(steps.size > 5)
  assert.ok(Math.min(...(steps as Set<number>)) >= 1000)
})

test('refuses a range, a channel or a log that does not exist', async () => {
  const { call } = await startPanel('administrator')
  const wrong = async (query: string) => (await call(`${RECORDS}?${query}`)).body.fields
  assert.equal(await wrong('from=2026.13.01-00:00:00'), { from: 'invalid_date' })
  assert.equal(await wrong('from=2026.11.21-00:00:00&to=2026.11.20-00:00:00'), { to: 'before_from' })
  assert.equal(await wrong('channels=tank-9'), { channels: 'unknown' })
  assert.is((await call('GET /data/logs/none/records')).status, 404)
})

test('writes numbers as text like older firmware', async () => {
  const { panel, call } = await startPanel('administrator')
  panel.state.numbersAsText = true
  const { body } = await call(`${RECORDS}?limit=1`)
  assert.is(typeof body.items[0][1], 'string')
})

test('refuses a separator that is the decimal sign', async () => {
  const { call } = await startPanel('administrator')
  const { body } = await call('POST /data/logs/pallets/exports', { ...CHOICES, separator: ',' })
  assert.equal(body.fields, { decimal: 'same_as_separator' })
})

test('gives a file once, within a minute, and without a token', async () => {
  const { panel, call } = await startPanel('administrator')
  const ticket = async () => (await call('POST /data/logs/pallets/exports', CHOICES)).body.url
  const first = await ticket()
  assert.is((await panel.fetch(first)).status, 200)
  assert.is((await panel.fetch(first)).status, 404)
  const late = await ticket()
  await panel.clock.advance(60_000)
  assert.is((await panel.fetch(late)).status, 404)
})

test.run()
