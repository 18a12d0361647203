import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startDataBackups, USB } from '../../setup/data-backups'
import { plantFilesOf } from '../../setup/plant-files'
import type { DataBackupSettings } from '../backup/backup-data-state'
import type { Changes } from '../http/caller'
import { NO_TARGET } from '../storage/target-settings'

const test = suite('deleted by a backup')
const plant = plantFilesOf(test)
const SEES_ALL = ['backup-data', 'data-log', 'event-log', 'operation-log']
const DAY = 86_400_000
const BOTH: Partial<DataBackupSettings> = { contents: ['events', 'operations'] }
const DELETION = { delete_copied: true, retention_days: 1, range: 'all' } as const

async function start(more: Partial<DataBackupSettings>, roles = SEES_ALL) {
  const started = await startDataBackups(plant(), USB, more)
  const engineer = started.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = roles
  /** Of the logs of events and operations. */
  const oldest = async (): Promise<[string, string]> => {
    const [, events, operations] = (await started.call('GET /data/backup/forecast')).body.sources
    return [events.oldest, operations.oldest]
  }
  return { ...started, engineer, oldest }
}

test('is nothing where the user may not delete events', async () => {
  const { save, backUp, runs, oldest } = await start({ delete_copied: false })
  const before = await oldest()
  assert.equal((await save(DELETION)).body.fields, { delete_copied: 'not_allowed' })
  assert.is((await backUp())?.state, 'done')
  assert.equal([await oldest(), (await runs())[0].deleted], [before, 0])
})

test('is not extended without the right, but restricted and ended', async () => {
  const { save, engineer } = await start({ ...DELETION, retention_days: 30 })
  const refused = { delete_copied: 'not_allowed' }
  assert.equal((await save({ retention_days: 29 })).body.fields, refused)
  assert.equal((await save({ contents: ['events', 'operations'] })).body.fields, refused)
  assert.is((await save({ retention_days: 31 })).status, 204)
  engineer.roles = [...SEES_ALL, 'event-delete']
  assert.is((await save({ retention_days: 2, contents: ['events', 'operations'] })).status, 204)
  engineer.roles = SEES_ALL
  assert.is((await save({ contents: ['operations'] })).status, 204)
  assert.is((await save({ delete_copied: false })).status, 204)
  assert.equal((await save({ delete_copied: true })).body.fields, refused)
})

test('is not extended by range, days, schedule, another target or records that were left out', async () => {
  const narrow = { range: 'days', days: 2, catch_up: false } as const
  const { save, engineer } = await start({ ...DELETION, ...narrow, retention_days: 30 })
  const server = { ...NO_TARGET, kind: 'sftp' as const, host: 'mine.example', username: 'me', password: 'mine' }
  const extended: Changes<'/data/backup/settings'>[] = [
    { range: 'all' },
    { days: 3 },
    { catch_up: true },
    { schedule: 'daily' },
    { schedule: 'event' },
    { target: { ...NO_TARGET, kind: 'sd' } },
    { target: { ...USB, folder: 'mine' } },
    { target: server }
  ]
  for (const change of extended)
    assert.equal((await save(change)).body.fields, { delete_copied: 'not_allowed' }, JSON.stringify(change))
  for (const change of [{ range: 'yesterday' }, { format: 'both' }, { target: NO_TARGET }] as const)
    assert.is((await save(change)).status, 204, JSON.stringify(change))
  assert.equal((await save({ range: 'today' })).body.fields, { delete_copied: 'not_allowed' })
  engineer.roles = [...SEES_ALL, 'event-delete']
  for (const change of extended)
    assert.is((await save(change)).body?.fields?.delete_copied, undefined, JSON.stringify(change))
})

test('is nothing where the clock was set forward for the run', async () => {
  const { backUp, clock, oldest, runs } = await start({ ...DELETION, ...BOTH, retention_days: 365 })
  const before = await oldest()
  const time = clock.now()
  clock.set(time + 400 * DAY)
  assert.is((await backUp())?.state, 'done')
  assert.is((await runs())[0].deleted, 0)
  clock.set(time)
  assert.is((await backUp())?.state, 'done')
  assert.equal([await oldest(), (await runs())[0].deleted], [before, 0])
})

test('is nothing of what was recorded while the clock was set back', async () => {
  const { backUp, clock, call, runs } = await start({ ...DELETION, ...BOTH })
  const time = clock.now()
  clock.set(time - 300 * DAY)
  await call('PUT /system/hmi/name', { name: 'set-back' })
  clock.set(time)
  assert.is((await backUp())?.state, 'done')
  assert.is((await runs())[0].deleted, 0)
  assert.ok((await call('GET /data/operations?text=set-back')).body.total > 0)
})

test('is nothing of a copy elsewhere than the settings have it, in that run and in later ones', async () => {
  const { call, ended, runs, oldest, backup, backUp } = await start({ ...BOTH, range: 'all' })
  backup.settings = { ...backup.settings, ...DELETION, target: { ...NO_TARGET, kind: 'sd' } }
  const before = await oldest()
  const { body } = await call('POST /data/backup/runs?target=usb')
  assert.is((await ended(body.id))?.state, 'done')
  assert.equal([await oldest(), (await runs())[0].deleted], [before, 0])
  backup.settings = { ...backup.settings, range: 'today', catch_up: false }
  assert.is((await backUp())?.state, 'done')
  assert.equal([await oldest(), (await runs())[0].deleted], [before, 0])
})

test('is only what the run contains, although an earlier one has copied more', async () => {
  const { backUp, backup, oldest, runs } = await start({ contents: ['events', 'operations'], range: 'all' })
  await backUp()
  const [event, operation] = await oldest()
  backup.settings = { ...backup.settings, ...DELETION, contents: ['events'] }
  await backUp()
  assert.ok((await runs())[0].deleted > 0)
  const [nextEvent, nextOperation] = await oldest()
  assert.ok(nextEvent > event)
  assert.is(nextOperation, operation)
})

test('is nothing after a run that cannot be read back from outside the panel', async () => {
  const { backUp, backup, oldest, runs } = await start({ range: 'all' })
  await backUp()
  const before = await oldest()
  backup.settings = { ...backup.settings, ...DELETION, target: NO_TARGET }
  assert.is((await backUp())?.state, 'done')
  assert.equal([await oldest(), (await runs())[0].deleted], [before, 0])
})

test('is in the operation log, by kind', async () => {
  const { backUp, call, runs } = await start({ ...DELETION, contents: ['events', 'operations'] })
  const job = await backUp()
  const [{ deleted }] = await runs()
  const { events, operations } = job!.result!.deleted as Record<string, number>
  assert.is(events! + operations!, deleted)
  const { items } = (await call('GET /data/operations?text=data-backup&limit=1')).body
  assert.equal([items[0].action, items[0].target], ['end_job', `/api/v1/jobs/${job!.id}`])
  assert.equal(items[0].changes, [
    { field: 'deleted.events', previous: null, next: events },
    { field: 'deleted.operations', previous: null, next: operations }
  ])
})

test.run()
