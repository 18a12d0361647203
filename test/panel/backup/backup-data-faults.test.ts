import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { RUNS, startDataBackups, USB } from '../../setup/data-backups'
import { plantFilesOf, plantTarget } from '../../setup/plant-files'
import type { FileTarget } from '../storage/target'
import type { DataBackupSettings } from './backup-data-state'

const test = suite('backup data, faults')
const plant = plantFilesOf(test)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const start = (target?: FileTarget, more?: Partial<DataBackupSettings>) => startDataBackups(plant(), target, more)

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

test.run()
