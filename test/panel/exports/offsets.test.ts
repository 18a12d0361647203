import { parse } from 'csv-parse/sync'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startDataBackups } from '../../setup/data-backups'
import { plantFilesOf } from '../../setup/plant-files'
import { manualClock } from '../device/device-clock'
import { type BodyFor, callerAs } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('UTC offsets in exports')
const plantFiles = plantFilesOf(test)
const HOUR = 3_600_000
const LOG = 'POST /data/logs/filler-temperatures/exports'
const EVENTS = 'POST /data/events/exports'
const OPERATIONS = 'POST /data/operations/exports'

type Name = typeof LOG | typeof EVENTS | typeof OPERATIONS
type Format = BodyFor<Name>['time_format']
type Row = Record<string, string>

/** A panel in Tokyo, from 09:30 on the day on which summer time ends in Berlin. */
async function start() {
  const panel = createPanel({ clock: manualClock(Date.UTC(2026, 9, 25, 9, 30)) })
  const caller = await callerAs(panel, 'administrator')
  const advance = async (milliseconds: number) => {
    await panel.clock.advance(milliseconds)
    await caller.signIn('administrator', 'admin-3152')
  }
  const setZone = async (zone: string) => {
    await caller.save('/features/misc/time', { zone })
    await advance(0)
  }
  const rowsOf = async (name: Name, time_format: Format = 'iso'): Promise<Row[]> => {
    const { url } = (await caller.call(name, { separator: ',', decimal: '.', time_format })).body
    return parse(await (await panel.fetch(url)).text(), { bom: true, columns: true })
  }
  const record = async () => {
    panel.events.record('link_down', { port: 'LAN 1' })
    const { number } = panel.events.events().at(-1)!
    await caller.call(`POST /data/events/${number}/comments`, { text: 'Seen' })
    await caller.call('POST /data/events/silence')
  }
  return { panel, ...caller, setZone, advance, rowsOf, record }
}

/** In Berlin, where the clock is set back from 03:00 to 02:00, with records half an hour before and after it. */
async function startTwice() {
  const plant = await start()
  await plant.setZone('Europe/Berlin')
  await plant.record()
  await plant.advance(HOUR / 2 - 1000)
  plant.panel.clock.set(plant.panel.clock.now() + 1000 - HOUR)
  await plant.advance(HOUR / 2)
  await plant.record()
  return plant
}

const isLinkDown = ({ Text = '' }: Row) => Text.includes('LAN 1')
const isSilence = ({ Function: name }: Row) => name === 'POST /data/events/silence'

test('tells the two hours of a clock that was set back apart in the event log, also in comments', async () => {
  const { rowsOf } = await startTwice()
  const of = async (format: Format) => (await rowsOf(EVENTS, format)).filter(isLinkDown).slice(0, 2)
  assert.equal(
    (await of('iso')).map(row => [row.Triggered, row.Returned, row.Comment?.slice(0, 25)]),
    ['2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+02:00'].map(time => [time, time, time])
  )
  assert.equal(
    (await of('utc')).map(row => row.Triggered),
    ['2026-10-25T01:30:00Z', '2026-10-25T00:30:00Z']
  )
  assert.equal(
    (await of('device')).map(row => [
      row.Triggered,
      row['UTC offset'],
      row['Returned: UTC offset'],
      row.Comment?.slice(0, 26)
    ]),
    ['+01:00', '+02:00'].map(offset => ['2026/10/25 02:30:00', offset, offset, `2026/10/25 02:30:00 ${offset}`])
  )
})

test('tells them apart in the operation log', async () => {
  const { rowsOf } = await startTwice()
  const of = async (format: Format) => (await rowsOf(OPERATIONS, format)).filter(isSilence).slice(0, 2)
  assert.equal(
    (await of('iso')).map(row => row.Time),
    ['2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+02:00']
  )
  assert.equal(
    (await of('device')).map(row => [row.Time, row['UTC offset'], row['Time zone']]),
    ['+01:00', '+02:00'].map(offset => ['2026/10/25 02:30:00', offset, 'Europe/Berlin'])
  )
})

test('tells them apart in a data log, in the order of recording', async () => {
  const { rowsOf } = await startTwice()
  const isTwice = ({ Time = '' }: Row) => /02:(29:5|30:0)/.test(Time)
  const times = (await rowsOf(LOG)).filter(isTwice).map(({ Time = '' }) => Time)
  assert.ok(times.some(time => time.endsWith('+02:00')) && times.some(time => time.endsWith('+01:00')))
  const instants = (await rowsOf(LOG)).map(({ Time = '' }) => Date.parse(Time))
  assert.ok(instants.every((instant, index) => index === 0 || instant >= instants[index - 1]!))
  const device = (await rowsOf(LOG, 'device')).filter(isTwice).map(row => `${row.Time}${row['UTC offset']}`)
  assert.equal(
    device,
    times.map(time => time.replace(/^(.*)-(.*)-(.*)T/, '$1/$2/$3 '))
  )
})

test('keeps the offset of records that were made in another zone', async () => {
  const { setZone, record, rowsOf, advance } = await start()
  await record()
  await setZone('America/New_York')
  await advance(60_000)
  await record()
  const events = (await rowsOf(EVENTS)).filter(isLinkDown).slice(0, 2)
  const operations = (await rowsOf(OPERATIONS)).filter(isSilence).slice(0, 2)
  const wanted = ['2026-10-24T20:31:00-04:00', '2026-10-25T09:30:00+09:00']
  assert.equal([events.map(row => row.Triggered), operations.map(row => row.Time)], [wanted, wanted])
  const log = await rowsOf(LOG)
  assert.equal([log[0]?.Time?.slice(-6), log.at(-1)?.Time?.slice(-6)], ['+09:00', '-04:00'])
})

test('has no gap where only the zone has changed, and no column for offsets where the times have them', async () => {
  const { setZone, advance, rowsOf } = await start()
  const before = (await rowsOf(LOG)).filter(({ Quality }) => Quality === 'gap').length
  await setZone('Australia/Sydney')
  await advance(60_000)
  const rows = await rowsOf(LOG)
  assert.is(rows.filter(({ Quality }) => Quality === 'gap').length, before)
  assert.not.ok('UTC offset' in rows[0]!)
  assert.ok('Gap until: UTC offset' in (await rowsOf(LOG, 'device'))[0]!)
})

test('writes a backup with the same offsets', async () => {
  const { panel, clock, backUp, runs, textOf } = await startDataBackups(plantFiles(), undefined, {
    contents: ['events']
  })
  panel.events.record('link_down', { port: 'LAN 1' })
  panel.state.zone = 'Asia/Taipei'
  clock.set(clock.now() - HOUR, { cause: 'zone', username: '', instant: Date.UTC(2026, 10, 21, 0, 41, 7) })
  panel.events.record('link_down', { port: 'LAN 1' })
  await backUp()
  const rows: Row[] = parse(textOf((await runs())[0].files[0].name), { bom: true, columns: true })
  const times = rows.filter(isLinkDown).map(({ Triggered }) => Triggered)
  assert.equal(times.slice(-2), ['2026-11-21T09:41:07+09:00', '2026-11-21T08:41:07+08:00'])
})

test.run()
