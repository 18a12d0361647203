import initSqlJs from 'sql.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plantFilesOf, plantTarget, reachFiles } from '../../setup/plant-files'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import type { FileTarget } from '../storage/target'
import { NO_TARGET } from '../storage/target-settings'
import type { DataBackupSettings } from './backup-data-state'

const test = suite('backup data')
const plant = plantFilesOf(test)
const RUNS = '/data/backup/runs'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const USB = { ...NO_TARGET, kind: 'usb' as const }

async function start(target: FileTarget = USB, more: Partial<DataBackupSettings> = {}) {
  const panel = createPanel()
  reachFiles(panel, plant())
  const { state, clock } = panel
  const { dataBackup: backup } = state
  Object.assign(backup, { runs: [], copiedUntil: undefined })
  backup.settings = { ...backup.settings, schedule: 'none', format: 'csv', contents: ['events'], target, ...more }
  const caller = createCaller(panel)
  /** As somebody who has just signed in: the clock moves on by hours and days. */
  const call = async (...request: Parameters<typeof caller.call>) => {
    await caller.signIn('engineer', 'engineer-3152')
    return caller.call(...request)
  }

  /** Moves the clock on until a job has ended: its steps take their time, and the network its own. */
  const ended = async (id: string) => {
    for (;;) {
      await clock.advance(250)
      const job = panel.jobs.list(['backup-data']).find(it => it.id === id)
      if (job?.state !== 'running') return job
      await new Promise(setImmediate)
    }
  }
  const begin = async () => (await call(`POST ${RUNS}`)).body.id as string
  const backUp = async () => ended(await begin())
  const runs = async () => (await call(`GET ${RUNS}`)).body.items
  const usbFiles = () => state.media[0]!.files.filter(({ path }) => /^line2-hmi_(?!recipe)/.test(path))
  const textOf = (ending: string) => {
    const file = usbFiles().find(({ path }) => path.endsWith(ending))
    return Buffer.from(file!.read()).toString()
  }
  const numbersIn = (csv: string) =>
    csv
      .split('\r\n')
      .slice(1, -1)
      .map(line => Number(line.split(',')[0]))
  const save = async (changes: object) => {
    const { body, headers } = await call('GET /data/backup/settings')
    const { password_set: _, ...stored } = body.target
    return call(
      'PUT /data/backup/settings',
      { ...body, target: stored, ...changes },
      { 'If-Match': headers.get('ETag') ?? '' }
    )
  }
  // What was planned by the settings of the seed is not any more.
  await save({})
  return { panel, state, clock, backup, call, begin, ended, backUp, runs, usbFiles, textOf, numbersIn, save }
}

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

test('writes a database that another build of SQLite reads, with the values that the panel shows', async () => {
  const { clock, backUp, textOf, usbFiles, call, state, runs } = await start(USB, {
    contents: ['data_logs', 'events', 'operations'],
    format: 'database'
  })
  assert.is((await backUp())?.state, 'done')
  assert.is(textOf('.sqlite').slice(0, 15), 'SQLite format 3')
  const { Database } = await initSqlJs()
  const database = new Database(
    usbFiles()
      .find(({ path }) => path.endsWith('.sqlite'))!
      .read()
  )
  const rows = (sql: string) => database.exec(sql)[0]?.values ?? []
  assert.equal(rows('PRAGMA integrity_check'), [['ok']])
  const tables = rows("SELECT name FROM sqlite_master WHERE type = 'table'").map(([name]) => name)
  assert.equal(tables, [...state.dataLogs.map(({ name }) => name), 'events', 'operations'])
  const counted = tables.reduce<number>((sum, name) => sum + Number(rows(`SELECT COUNT(*) FROM "${name}"`)[0]![0]), 0)
  const [run] = await runs()
  assert.equal([run.records, run.files[0].records], [counted, counted])
  const [number, time, ...values] = rows('SELECT * FROM "Filler temperatures" ORDER BY 1 DESC LIMIT 1')[0]!
  assert.equal([number, time], [24_311, '2026/11/21 09:41:08'])
  await clock.advance(1000)
  const logged = (await call('GET /data/logs/filler-temperatures/records?to=2026.11.21-09:41:08&limit=1')).body.items
  assert.equal(logged, [[time, ...values]])
  database.close()
})

test('copies the records of the range, and what no copy has yet', async () => {
  const { clock, state, backUp, runs, save } = await start(USB, { contents: ['data_logs'], catch_up: false })
  state.dataLogs = state.dataLogs.filter(({ id }) => id === 'filler-temperatures')
  const midnight = clock.now() - (clock.now() % DAY)
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
  assert.ok(midnight > 0)
})

const FAILURES: [what: string, target: Partial<FileTarget>, code: string][] = [
  ['a wrong password', { password: 'wrong' }, 'target_login'],
  ['a missing folder', { folder: '/nowhere' }, 'target_folder'],
  ['a full disk', { folder: '/full' }, 'target_full'],
  ['an unknown certificate', { kind: 'ftps', host: 'old-backup.plant.example' }, 'target_certificate'],
  ['an unknown host key', { kind: 'sftp', port: 22 }, 'target_host_key']
]

for (const [what, target, code] of FAILURES)
  test(`fails because of ${what}, and copies everything with the next run`, async () => {
    const { backup, backUp, runs } = await start(plantTarget('ftp', target))
    const job = await backUp()
    assert.equal([job?.state, job?.error_code], ['failed', code])
    assert.equal([plant().disk.files.size, (await runs())[0].files], [0, []])
    Object.assign(backup.settings, { target: plantTarget('ftp'), range: 'yesterday' })
    assert.is((await backUp())?.state, 'done')
    const [second, first] = await runs()
    assert.equal([second.from, second.state, first.error_code], [first.from, 'verified', code])
  })

test('counts no part of a copy when the connection breaks, and removes it with the next run', async () => {
  const { backUp, runs } = await start(plantTarget('ftp'), { contents: ['data_logs'] })
  plant().faults.cutAfterBytes = 200_000
  assert.is((await backUp())?.error_code, 'target_lost')
  assert.equal((await runs())[0].files, [])
  assert.is((await backUp())?.state, 'done')
  const names = (await runs())[0].files.map(({ name }: { name: string }) => `/line2/${name}`)
  assert.equal([...plant().disk.files.keys()].sort(), names.sort())
})

test('starts again where a restart came between, and marks nothing before', async () => {
  const { panel, clock, backup, begin, ended, usbFiles, runs } = await start()
  const id = await begin()
  await clock.advance(2000)
  panel.faults.reboot(20)
  await clock.advance(1000)
  assert.equal([backup.verified, panel.isRunning()], [{}, false])
  const job = await ended(id)
  assert.is(job?.state, 'done')
  assert.is(usbFiles().length, 2)
  assert.is((await runs())[0].state, 'verified')
})

test('fails when its medium is pulled, also if another one is put in', async () => {
  const { state, clock, begin, ended, backup, backUp, usbFiles } = await start()
  const [usb, sd] = state.media
  const id = await begin()
  await clock.advance(5500)
  state.media = [{ ...usb!, id: 'usb2', files: [] }, sd!]
  assert.is((await ended(id))?.error_code, 'medium_missing')
  assert.equal(backup.delivered, {})
  state.media = [usb!, sd!]
  assert.is((await backUp())?.state, 'done')
  assert.is(usbFiles().length, 2)
})

test('loses no record when the clock is set back during a run', async () => {
  const { state, clock, begin, ended, backUp, usbFiles, numbersIn, backup } = await start(USB, {
    contents: ['data_logs']
  })
  state.dataLogs = state.dataLogs.filter(({ id }) => id === 'filler-temperatures')
  const id = await begin()
  await clock.advance(2000)
  clock.set(clock.now() - 3 * HOUR)
  assert.is((await ended(id))?.state, 'done')
  await clock.advance(60_000)
  backup.settings.range = 'yesterday'
  assert.is((await backUp())?.state, 'done')
  const csvs = usbFiles().filter(({ path }) => path.endsWith('.csv'))
  const [first = [], second = []] = csvs.map(file => numbersIn(Buffer.from(file.read()).toString()))
  assert.is(second[0], first.at(-1)! + 1)
  assert.ok(second.length >= 60)
})

test('is cancelled without traces, but not once it is complete', async () => {
  const { panel, call, clock, begin, backup, usbFiles, runs } = await start()
  const id = await begin()
  await clock.advance(5500)
  assert.is((await call(`DELETE /jobs/${id}`)).status, 204)
  await new Promise(setImmediate)
  assert.equal([usbFiles(), backup.delivered, (await runs())[0].state], [[], {}, 'cancelled'])
  const second = await begin()
  assert.is((await call(`POST ${RUNS}`)).body.error_code, 'busy')
  await clock.advance(7500)
  assert.is((await call(`DELETE /jobs/${second}`)).body.error_code, 'not_cancellable')
  assert.is(panel.jobs.isRunning('data-backup'), true)
})

test('deletes old records only after a verified copy outside the panel', async () => {
  const { state, clock, save, backUp, runs, call, backup } = await start(NO_TARGET, {
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
  const { items } = (await call('GET /data/backup/forecast')).body.sources.map((it: object) => it)
  assert.is(items, undefined)
  await clock.advance(60_000)
  await backUp()
  assert.is((await runs())[0].state, 'verified')
})

test('keeps the files of a copy for this computer until the next one, and does not count it as a copy', async () => {
  const { panel, backUp, runs, call, backup } = await start(NO_TARGET)
  await backUp()
  const [run] = await runs()
  assert.equal([run.downloadable, backup.delivered], [true, {}])
  const { url } = (await call(`POST ${RUNS}/${run.id}/downloads`, { name: run.files[0].name })).body
  assert.is(Buffer.from(await (await panel.fetch(url)).arrayBuffer()).length, run.files[0].bytes)
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
