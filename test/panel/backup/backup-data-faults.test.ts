import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { RUNS, startDataBackups, USB } from '../../setup/data-backups'
import { plantFilesOf, plantTarget } from '../../setup/plant-files'
import { withMail } from '../../setup/plant-mail'
import type { FileTarget } from '../storage/target'
import type { DataBackupSettings } from './backup-data-state'

const test = suite('backup data, faults')
const plant = plantFilesOf(test)

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

test('mails a copy to a group, which counts as sent and not as verified, and none that is too big', async () => {
  const target = { ...USB, kind: 'email' as const }
  const { panel, state, backup, backUp, runs } = await start(target, { email_group: 'D', email_limit_mb: 1 })
  await withMail(panel, async ({ mails }) => {
    const job = await backUp()
    assert.equal([job?.state, job?.steps], ['done', ['read', 'send']])
    const [run] = await runs()
    assert.equal([run.state, run.files.length, mails.length], ['sent', 1, 1])
    assert.equal([Object.keys(backup.delivered), backup.verified], [['events'], {}])
    Object.assign(backup.settings, { contents: ['data_logs'], range: 'all' })
    assert.is((await backUp())?.error_code, 'mail_message_too_big')
    state.email.contacts = []
    assert.is((await backUp())?.error_code, 'group_empty')
    assert.is(mails.length, 1)
  })
})

test.run()
