import '../../../setup/dom'
import * as assert from 'uvu/assert'
import { listDataLogs, readDataLogRecords } from '../../../../src/api/data-log'
import { MOST_RECORDS, readRecords } from '../../../../src/app/dialogs/incident/read-records'
import { trendFiles } from '../../../../src/app/dialogs/incident/trend-files'
import { parseDeviceTime, showDeviceTime } from '../../../../src/lib/text/time-text'
import { test } from '../../../setup/panel-test'

const RANGE = { from: Date.UTC(2026, 10, 21, 8, 0, 0), to: Date.UTC(2026, 10, 21, 9, 0, 0) }
const RECORDS = 3601
const SENT = { from: '2026.11.21-08:00:00', to: '2026.11.21-09:00:00' }
const t = (key: unknown) => String(key)

async function read(total: number, window = RANGE) {
  const log = (await listDataLogs()).find(({ id }) => id === 'filler-temperatures')!
  const channels = log.channels.filter(({ id }) => ['tank-1', 'flow'].includes(id))
  const { signal } = new AbortController()
  return readRecords({ log, channels, window, total, signal, onProgress: () => {} })
}

test('has each record of the range once, with the values of its time', async () => {
  const { records, parts } = await read(RECORDS)
  const seconds = records.map(({ time }) => (time - RANGE.from) / 1000)
  assert.equal([seconds, parts], [Array.from({ length: RECORDS }, (_, second) => second), []])
  for (const at of [0, 600, 1601, 3600]) {
    const { time, values } = records[at]!
    const moment = showDeviceTime(time).replace(/\//g, '.').replace(' ', '-')
    const { items } = await readDataLogRecords('filler-temperatures', {
      from: moment,
      to: moment,
      channels: ['tank-1', 'flow']
    })
    assert.equal(items, [[showDeviceTime(time), ...values]])
  }
})

test('has extremes with the times at which they were measured of more records than the limit', async () => {
  const of = await read(MOST_RECORDS + 1)
  const { statistics, total } = await readDataLogRecords('filler-temperatures', {
    ...SENT,
    channels: ['tank-1', 'flow'],
    points: 4
  })
  assert.is(of.records.length, 0)
  assert.is(
    of.parts.reduce((sum, { records }) => sum + records, 0),
    total
  )
  const whole = statistics![0]!
  const highest = of.parts.find(part => part.statistics[0]!.maximum === whole.maximum)!
  assert.is(highest.statistics[0]!.maximum_at, whole.maximum_at)
  const at = parseDeviceTime(whole.maximum_at!)!
  assert.ok(highest.from <= at && at <= highest.to)
})

test('names a file of extremes after them, and has a title for each column', async () => {
  const of = await read(MOST_RECORDS + 1)
  const [file] = trendFiles({ all: [], courses: [], logs: [of], channels: 2, asked: [], isSelected: false }, t)
  const [titles, first] = file!.rows()
  assert.is(file!.name, 'trend-1-Filler temperatures-min-max.csv')
  assert.equal(titles!.slice(0, 5), [
    'range.from',
    'range.to',
    'common.term.recordCount',
    'incidentDialog.channelMinimum',
    'incidentDialog.channelMinimumTime'
  ])
  assert.equal([titles!.length, first![0]], [first!.length, '2026/11/21 08:00:00'])
})

test('reads a moment', async () => {
  const moment = { from: RANGE.from, to: RANGE.from }
  assert.is((await read(1, moment)).records.length, 1)
  assert.is((await read(MOST_RECORDS + 1, moment)).parts.length, 1)
})

test.run()
