import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { RUNS, startDataBackups, USB } from '../../setup/data-backups'
import { plantFilesOf, plantTarget } from '../../setup/plant-files'
import { manualClock } from '../device/device-clock'
import { createCaller, startPanel } from '../http/caller'
import { createPanel, SEED_TIME } from '../panel'
import type { FileTarget } from '../storage/target'
import { NO_TARGET } from '../storage/target-settings'
import type { DataBackupSettings } from './backup-data-state'

const test = suite('backup data')
const plant = plantFilesOf(test)
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Caller = ReturnType<typeof createCaller>

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

test('begins with runs whose files are on the card, and whose records are in no forecast of a loss', async () => {
  const { panel, call } = await startPanel()
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

test('counts a kind as copied only where a verified run outside the panel contains it', async () => {
  const logsIn = async (call: Caller['call']) => (await call('GET /data/backup/forecast')).body.sources[0]
  // The weekly copy of a plant without data logs in it was made while they were recorded.
  const seeded = createCaller(createPanel({ clock: manualClock(SEED_TIME + 3 * DAY) }))
  await seeded.signIn('engineer', 'engineer-3152')
  const logs = await logsIn(seeded.call)
  assert.equal([logs.unsaved, logs.first_unsaved], [logs.records, logs.oldest])

  const { call, save, backUp, runs } = await start(NO_TARGET, { contents: ['data_logs'] })
  await backUp()
  assert.equal([(await runs())[0].contents, (await runs())[0].state], [['data_logs'], 'verified'])
  const onPc = await logsIn(call)
  assert.equal([onPc.unsaved, onPc.first_unsaved], [onPc.records, onPc.oldest])
  await save({ contents: ['events'], target: USB })
  await backUp()
  assert.is((await logsIn(call)).first_unsaved, onPc.oldest)
  await save({ contents: ['data_logs'], catch_up: true })
  await backUp()
  assert.ok((await logsIn(call)).unsaved < 200)
})

test('begins with copies that contain all that counts as copied', async () => {
  const { call } = await startPanel()
  const runs = (await call(`GET ${RUNS}`)).body.items as Schemas['DataBackupRun'][]
  const { sources } = (await call('GET /data/backup/forecast')).body
  const first = runs.filter(({ state }) => state === 'verified').at(-1)
  assert.is(first?.from, sources[1].oldest < sources[2].oldest ? sources[1].oldest : sources[2].oldest)
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

test('forecasts what will be lost, overwrites the oldest records, and reports it before it happens', async () => {
  const { state, clock, call } = await start()
  const forecast = async () => (await call('GET /data/backup/forecast')).body.sources[0]
  const finding = async () =>
    (await call('GET /system/health')).body.findings.find(({ code }: { code: string }) => code === 'data_loss')
  const { oldest, days_until_full, days_until_loss, used_percent } = await forecast()
  assert.equal([oldest, used_percent], ['2026/11/17 09:41:35', 2])
  assert.ok(days_until_full > 20 && Math.abs(days_until_loss - days_until_full) < 0.1)
  const last = state.dataLogs.flatMap(({ stretches }) => stretches.slice(-1))
  for (const stretch of last) stretch.until = clock.now()
  await clock.advance(HOUR)
  const { days_until_full: quietly } = await forecast()
  assert.ok(quietly / days_until_full < 1.05, `${days_until_full} days, ${quietly} while nothing is recorded`)
  for (const stretch of last) delete stretch.until
  assert.is(await finding(), undefined)
  state.historyBytes = 7_200_000
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

test('loses no record of a log that stops when it is full, and warns before it stops', async () => {
  const { state, call } = await start()
  const { operationLog } = state
  const forecast = async () => (await call('GET /data/backup/forecast')).body.sources[2]
  const { records } = await forecast()
  operationLog.capacity = records + 20
  operationLog.settings.when_full = 'stop'
  const { days_until_full, days_until_loss, limit } = await forecast()
  assert.equal([days_until_full < 7, days_until_loss, limit], [true, null, 'size'])
  const { findings } = (await call('GET /system/health')).body as Schemas['Health']
  assert.is(findings.find(({ code }) => code === 'data_loss')?.params.log, 'operations')
})

test('says that the age of the records limits a log that is not full', async () => {
  const { state, call } = await start()
  state.eventSettings.retention_days = 4
  const { used_percent, limit } = (await call('GET /data/backup/forecast')).body.sources[1]
  assert.equal([used_percent < 50, limit], [true, 'age'])
})

test('keeps the last copy in the list of runs, however many fail after it', async () => {
  const { panel, call } = await startPanel()
  const { dataBackup } = panel.state
  const copy = dataBackup.runs.find(({ state }) => state === 'verified')!
  const failed = Array.from({ length: 49 }, (_, id) => ({ ...copy, id: `${id}`, state: 'failed' as const }))
  dataBackup.runs = [...failed, copy]
  panel.state.media = []
  await call(`POST ${RUNS}`)
  await panel.clock.advance(10_000)
  assert.equal([dataBackup.runs.length, dataBackup.runs[0]?.error_code], [50, 'medium_missing'])
  assert.is((await call('GET /data/backup/forecast')).body.last_copy?.made_at, copy.ended_at)
})

test('refuses settings that cannot work', async () => {
  const { save } = await start()
  const fault = async (changes: object) => Object.entries((await save(changes)).body.fields)[0]
  assert.equal(await fault({ days: 0 }), ['days', 'too_small'])
  assert.equal(await fault({ days: 91 }), ['days', 'too_large'])
  for (const pattern of ['../{log}', '{log}\u202evsc', '{log}\u200b'])
    assert.equal(await fault({ name_pattern: pattern }), ['name_pattern', 'pattern'])
  assert.equal(await fault({ name_pattern: '{hmi}' }), ['name_pattern', 'log_missing'])
  assert.equal(await fault({ name_pattern: '{log}_{user}' }), ['name_pattern', 'placeholder'])
  assert.equal(await fault({ contents: [] }), ['contents', 'too_few'])
  const target = { kind: 'pc', host: '', port: 21, username: '', folder: '', passive: true, trusted_fingerprint: '' }
  assert.equal(await fault({ target, schedule: 'daily' }), ['schedule', 'needs_medium'])
  assert.equal(await fault({ target: { ...target, kind: 'email' } }), ['email_group', 'required'])
  assert.equal(await fault({ target: { ...target, kind: 'email' }, email_group: 'P' }), ['email_group', 'group_empty'])
})

test.run()
