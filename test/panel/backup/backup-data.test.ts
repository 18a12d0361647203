import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import initSqlJs from 'sql.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { RUNS, startDataBackups, USB } from '../../setup/data-backups'
import { plantFilesOf, plantTarget } from '../../setup/plant-files'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import type { FileTarget } from '../storage/target'
import { NO_TARGET } from '../storage/target-settings'
import type { DataBackupSettings } from './backup-data-state'

const test = suite('backup data')
const plant = plantFilesOf(test)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const start = (target?: FileTarget, more?: Partial<DataBackupSettings>) => startDataBackups(plant(), target, more)

test('copies each log to a server, reads it back, and lists it with checksums', async () => {
  const { backUp, runs } = await start(plantTarget('ftp'), { contents: ['data_logs', 'events', 'operations'] })
  const job = await backUp()
  assert.equal([job?.state, job?.steps], ['done', ['read', 'write', 'verify', 'delete']])
  const [run] = await runs()
  assert.equal([run.state, run.host, run.id], ['verified', 'backup.plant.example', job?.result?.run])
  const { files } = plant().disk
  assert.is(run.files.length, 8)
  for (const { name, bytes } of run.files) assert.is(files.get(`/line2/${name}`)!.length, bytes)
  const list = String(files.get(`/line2/${run.files.at(-1).name}`))
  assert.match(run.files.at(-1).name, /^line2-hmi_checksums_20261121_094107\.sha256$/)
  assert.equal(
    list,
    run.files
      .slice(0, -1)
      .map((it: { sha256: string; name: string }) => `${it.sha256}  ${it.name}\n`)
      .join('')
  )
})

test('writes CSV and a database that others read, with the values that the panel shows', async () => {
  const { clock, backUp, textOf, usbFiles, call, runs } = await start(USB, {
    contents: ['data_logs', 'events', 'operations'],
    format: 'both'
  })
  assert.is((await backUp())?.state, 'done')
  const { Database } = await initSqlJs()
  const database = new Database(
    usbFiles()
      .find(({ path }) => path.endsWith('.sqlite'))!
      .read()
  )
  const rows = (sql: string) => database.exec(sql)[0]?.values ?? []
  assert.equal(rows('PRAGMA integrity_check'), [['ok']])
  const tables = rows("SELECT name FROM sqlite_master WHERE type = 'table'").map(([name]) => String(name))
  const { files } = (await runs())[0]
  assert.equal([...tables.slice(0, 2), tables.at(-1)], ['Filler temperatures', 'Bottle washer', 'Origin'])
  for (const [index, name] of tables.slice(0, -1).entries()) {
    const { columns, values: stored } = database.exec(`SELECT * FROM "${name}"`)[0] ?? { columns: [], values: [] }
    const copied: string[][] = parse(textOf(files[index].name), { bom: true, from_line: 2 })
    const [origin] = rows(`SELECT * FROM Origin LIMIT 1 OFFSET ${index}`)
    assert.equal(
      copied[0]!.slice(-5),
      origin!.map(cell => String(cell ?? ''))
    )
    const written = copied.map(row => row.slice(0, -5)).filter(row => row.some(cell => cell !== ''))
    assert.equal(
      written,
      stored.map(row => row.map((cell, column) => csvCell(columns[column], cell)))
    )
  }
  const [number, time, ...values] = rows('SELECT * FROM "Filler temperatures" ORDER BY 1 DESC LIMIT 1')[0]!
  assert.equal([number, time], [24_311, '2026-11-21T09:41:08+09:00'])
  await clock.advance(1000)
  const logged = (await call('GET /data/logs/filler-temperatures/records?to=2026.11.21-09:41:08&limit=1')).body.items
  assert.equal([...logged[0], 'good', null], ['2026/11/21 09:41:08', ...values])
  database.close()
})

/** A database has no booleans. */
const csvCell = (column: string | undefined, cell: unknown) =>
  column === 'Clock set back before' ? String(cell === 1) : String(cell ?? '')

test('marks gaps and missing values like an export, a gap only in the copy that has the record after it', async () => {
  const { state, clock, call, panel, backup, backUp, usbFiles } = await start(USB, {
    ...{ contents: ['data_logs'], range: 'today', catch_up: false }
  })
  state.dataLogs = state.dataLogs.filter(({ id }) => id === 'bottle-washer')
  await backUp()
  const choices = { from: '2026.11.21-00:00:00', separator: ',', decimal: '.', time_format: 'iso' }
  const { url } = (await call('POST /data/logs/bottle-washer/exports', choices)).body
  const exported = rowsIn(await (await panel.fetch(url)).text())
  await clock.advance(MINUTE)
  Object.assign(backup.settings, { range: 'yesterday', catch_up: true })
  await backUp()
  const csvs = usbFiles().filter(({ path }) => path.endsWith('.csv'))
  const [first = [], second = []] = csvs.map(file => rowsIn(String(file.read())))
  assert.equal(first.map(withoutOrigin), exported.slice(0, first.length).map(withoutOrigin))
  const gaps = [first, second].map(rows => rows.filter(({ Quality }) => Quality === 'gap'))
  assert.equal(
    gaps.map(rows => rows.map(row => row['No.'])),
    [[''], []]
  )
  assert.ok(second.length > 0)
})

const rowsIn = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true })

function withoutOrigin({
  'No.': _,
  Log,
  HMI,
  'Range from': from,
  'Range to': to,
  'HMI time zone': zone,
  ...row
}: Record<string, string>) {
  return row
}

test('copies the records of the range, and what no copy has yet', async () => {
  const { clock, state, backUp, runs, save } = await start(USB, { contents: ['data_logs'], catch_up: false })
  state.dataLogs = state.dataLogs.filter(({ id }) => id === 'filler-temperatures')
  const copied = async (changes: object) => {
    assert.is((await save(changes)).status, 204)
    assert.is((await backUp())?.state, 'done')
    return (await runs())[0]
  }
  assert.is((await copied({ range: 'today' })).from, '2026/11/21 02:55:58')
  assert.is((await copied({ range: 'yesterday' })).records, 0)
  await clock.advance(DAY)
  const yesterday = await copied({ range: 'yesterday' })
  assert.equal([yesterday.from, yesterday.to], ['2026/11/21 02:55:58', '2026/11/21 23:59:59'])
  assert.is((await copied({ range: 'days', days: 2 })).from, '2026/11/21 02:55:58')
  assert.is((await copied({ range: 'days', days: 1 })).from, '2026/11/22 00:00:00')
  await clock.advance(DAY)
  assert.is((await copied({ range: 'today', catch_up: true })).from.slice(0, 10), '2026/11/22')
})

test('begins with runs whose files are on the card, and whose records are in no forecast of a loss', async () => {
  const panel = createPanel()
  const { call, signIn } = createCaller(panel)
  await signIn('engineer', 'engineer-3152')
  const runs = (await call(`GET ${RUNS}`)).body.items as Schemas['DataBackupRun'][]
  const onCard = new Map(panel.state.media[1]!.files.map(file => [file.path, file.read()]))
  for (const { state, files } of runs) assert.is(files.length > 0, state === 'verified')
  for (const { name, bytes, sha256 } of runs.flatMap(({ files }) => files)) {
    const content = onCard.get(name)!
    assert.equal([content.length, createHash('sha256').update(content).digest('hex')], [bytes, sha256])
  }
  const { last_copy, sources } = (await call('GET /data/backup/forecast')).body
  const [newest] = runs
  assert.equal([last_copy.made_at, last_copy.target], [newest!.ended_at, newest!.target])
  const [, events] = sources
  assert.ok(newest!.records > 500 && newest!.to! < events.first_unsaved)
})

test('deletes old records only after a verified copy outside the panel', async () => {
  const { state, save, backUp, runs, call, backup } = await start(NO_TARGET, {
    contents: ['data_logs', 'events', 'operations']
  })
  await save({ delete_copied: true, retention_days: 1 })
  const records = async () => (await call('GET /data/logs/bottle-washer/records?limit=1')).body.total
  const before = await records()
  await backUp()
  assert.equal([(await runs())[0].deleted, (await records()) >= before], [0, true])
  backup.settings.target = USB
  state.readBackFault = true
  assert.is((await backUp())?.error_code, 'verify_failed')
  assert.is((await runs())[0].deleted, 0)
  state.readBackFault = false
  await backUp()
  assert.ok((await runs())[0].deleted > 20_000)
  const oldest = (await call('GET /data/logs')).body.items.map(({ first }: { first: string | null }) => first)
  assert.ok(oldest.every((first: string | null) => first === null || first >= '2026/11/20 09:41'))
  const { sources, last_copy } = (await call('GET /data/backup/forecast')).body
  assert.is(last_copy.target, 'usb')
  // What was recorded while the job ran, and since.
  assert.ok(sources.every(({ unsaved }: { unsaved: number }) => unsaved < 200))
})

test('keeps the files of a copy for this computer until the next one, and does not count it as a copy', async () => {
  const { panel, backUp, runs, call, backup } = await start(NO_TARGET)
  await backUp()
  const [run] = await runs()
  assert.equal([run.downloadable, backup.delivered], [true, {}])
  const { name, bytes, sha256 } = run.files[0]
  const { id, url } = (await call(`POST ${RUNS}/${run.id}/downloads`, { name })).body
  const progress = async () => (await call(`GET /exports/${id}`)).body
  assert.equal([(await progress()).state, (await progress()).total_bytes], ['waiting', bytes])
  assert.is((await (await panel.fetch(url)).arrayBuffer()).byteLength, bytes)
  assert.equal([(await progress()).state, (await progress()).sha256], ['done', sha256])
  assert.is((await call(`POST ${RUNS}/${run.id}/downloads`, { name: '../etc/passwd' })).status, 404)
  await backUp()
  assert.equal(
    (await runs()).map(({ downloadable }: { downloadable: boolean }) => downloadable),
    [true, false]
  )
})

test('refuses to eject a medium while a run writes to it', async () => {
  const { call, begin, ended, state } = await start()
  const id = await begin()
  assert.is((await call('GET /data/backup/situation')).body.media[0].in_use, true)
  assert.is((await call('POST /data/backup/media/usb1/eject')).body.error_code, 'medium_in_use')
  await ended(id)
  assert.is((await call('POST /data/backup/media/usb1/eject')).status, 204)
  assert.equal(
    state.media.map(({ kind }) => kind),
    ['sd']
  )
})

test('runs daily or weekly at its time, and tries again what failed', async () => {
  const { state, clock, save, runs } = await start()
  const { media } = state
  const timesOfRuns = async () =>
    (await runs()).map((run: { started_at: string; error_code: string | null }) => [run.started_at, run.error_code])
  const first = ['2026/11/21 10:00:00', null]
  await save({ schedule: 'daily', at: '10:00' })
  await clock.advance(HOUR)
  assert.equal(await timesOfRuns(), [first])
  await save({ schedule: 'weekly', at: '10:43', weekday: 'sat' })
  state.media = []
  await clock.advance(5 * MINUTE)
  state.media = media
  assert.equal(await timesOfRuns(), [['2026/11/21 10:43:00', 'medium_missing'], first])
  await clock.advance(15 * MINUTE)
  assert.equal((await timesOfRuns())[0], ['2026/11/21 10:58:00', null])
})

test('writes event texts in the language of the settings, also on schedule', async () => {
  const { clock, save, textOf, runs, call } = await start(USB, { range: 'all' })
  const { items } = (await call('GET /data/events?language=ja&limit=500')).body
  const { number, text } = items.find((event: { text: string }) => /[\u3040-\u30ff]/.test(event.text))
  await save({ language: 'ja', schedule: 'daily', at: '10:00' })
  await clock.advance(HOUR)
  const row = rowsIn(textOf((await runs())[0].files[0].name)).find(it => it['No.'] === String(number))
  assert.is(row?.Text, text)
})

test('a run that is due while the panel is off begins when it is on again', async () => {
  const { panel, clock, save, runs } = await start()
  await save({ schedule: 'daily', at: '10:00' })
  await clock.advance(18 * MINUTE)
  panel.faults.reboot(300)
  await clock.advance(4 * MINUTE)
  assert.is(panel.isRunning(), false)
  await clock.advance(2 * MINUTE)
  const [run] = await runs()
  assert.equal([run?.state, run?.ended_at], ['verified', '2026/11/21 10:04:15'])
})

test('runs when an alarm of the priority is triggered', async () => {
  const { clock, save, runs, call } = await start()
  await save({ schedule: 'event', event_priority: 'low' })
  const { newest } = (await call('GET /data/events?limit=1')).body
  await clock.advance(HOUR)
  const { items } = (await call('GET /data/events?limit=500')).body
  const alarms = items.filter((it: { number: number; kind: string }) => it.number > newest && it.kind === 'alarm')
  assert.is((await runs()).length > 0, alarms.length > 0)
  assert.ok(alarms.length > 0, 'the line has alarms each hour')
})

test('forecasts what will be lost, overwrites the oldest records, and reports it before it happens', async () => {
  const { state, clock, call } = await start()
  const forecast = async () => (await call('GET /data/backup/forecast')).body.sources[0]
  const finding = async () =>
    (await call('GET /system/health')).body.findings.find(({ code }: { code: string }) => code === 'data_loss')
  const { oldest, days_until_full, days_until_loss, used_percent } = await forecast()
  assert.equal([oldest, used_percent], ['2026/11/17 09:41:35', 2])
  assert.ok(days_until_full > 20 && Math.abs(days_until_loss - days_until_full) < 0.1)
  assert.is(await finding(), undefined)
  state.historyBytes = 20_000_000
  assert.equal((await finding()).params, { log: 'data_logs', days: '4' })
  state.historyBytes = 2_000_000
  const full = await forecast()
  assert.equal([full.used_percent, full.days_until_full < 0.01, full.oldest > oldest], [99, true, true])
  const overwritten = () => state.dataLogs.reduce((sum, { removed = 0 }) => sum + removed, 0)
  const before = overwritten()
  await clock.advance(HOUR)
  await forecast()
  assert.ok(before > 0 && overwritten() > before)
})

test('refuses settings that cannot work', async () => {
  const { save } = await start()
  const fault = async (changes: object) => Object.entries((await save(changes)).body.fields)[0]
  assert.equal(await fault({ days: 0 }), ['days', 'too_small'])
  assert.equal(await fault({ days: 91 }), ['days', 'too_large'])
  assert.equal(await fault({ name_pattern: '../{log}' }), ['name_pattern', 'pattern'])
  assert.equal(await fault({ name_pattern: '{hmi}' }), ['name_pattern', 'log_missing'])
  assert.equal(await fault({ name_pattern: '{log}_{user}' }), ['name_pattern', 'placeholder'])
  assert.equal(await fault({ contents: [] }), ['contents', 'too_few'])
  const target = { kind: 'pc', host: '', port: 21, username: '', folder: '', passive: true, trusted_fingerprint: '' }
  assert.equal(await fault({ target, schedule: 'daily' }), ['schedule', 'needs_medium'])
  assert.equal(await fault({ target: { ...target, kind: 'email' } }), ['email_group', 'required'])
  assert.equal(await fault({ target: { ...target, kind: 'email' }, email_group: 'P' }), ['email_group', 'group_empty'])
})

test.run()
