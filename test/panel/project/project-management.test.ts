import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { recordsOf } from '../data-log/data-log-source'
import { type BodyFor, startPanel } from '../http/caller'
import { putBytes } from '../http/put-bytes'
import { buildPackage, samplePayload } from './project-package'
import { wordsAt } from './registers'
import { PACKAGES } from './sample-packages'

const test = suite('project management')
const KEEP = { keep_recipes: true, keep_history: true, keep_retentive: true }
const PASSWORD = 'upload-3152'

type Update = BodyFor<'POST /project/management/updates'>

async function start() {
  const { panel, ...caller } = await startPanel()
  const upload = async (bytes: Uint8Array, size = bytes.length) => {
    const announced = await caller.call('POST /project/management/uploads', { file_name: 'x.hmip', size_bytes: size })
    if (announced.status !== 201) return announced
    return putBytes(panel, caller, `/project/management/uploads/${announced.body.id}`, bytes)
  }
  const update = (candidate: string, more: Partial<Update> = {}) =>
    caller.call('POST /project/management/updates', { candidate, password: PASSWORD, ...KEEP, ...more })
  const overview = async () => (await caller.call('GET /project/management')).body
  const fromUsb = (path: string) => caller.call('POST /project/management/candidates', { medium: 'usb1', path })
  const job = async () => (await caller.call('GET /jobs')).body.items[0]
  return { panel, ...caller, upload, update, overview, fromUsb, job }
}

const newer = PACKAGES['bottling-line-2_v2.4.hmip']!()

test('takes a package over in its five steps and can go back for a day', async () => {
  const { panel, call, upload, update, overview, job } = await start()
  const before = await overview()
  const { body: candidate } = await upload(newer)
  assert.equal([candidate.project.name, candidate.same_as_running], ['Bottling Line 2 v2.4', false])
  const { status, body } = await update(candidate.id)
  assert.is(status, 201)
  assert.equal(body.steps, ['prepare', 'stop_project', 'update_project', 'decompress_project', 'start_project'])
  await panel.clock.advance(10_000)
  assert.is((await overview()).running.state, 'updating')
  await panel.clock.advance(20_000)
  assert.is((await job()).state, 'done')
  assert.is((await call('GET /project/management/name')).body.name, 'Bottling Line 2 v2.4')
  const after = await overview()
  assert.equal([after.running.state, after.running.restarts], ['running', 1])
  assert.is(after.previous.project.checksum, before.running.project.checksum)

  assert.is(after.previous.required_password, 'upload-project')
  const wrong = await call('POST /project/management/rollbacks', { password: 'x' })
  assert.equal([wrong.status, wrong.body.fields], [400, { password: 'wrong_password' }])
  assert.is((await call('POST /project/management/rollbacks', { password: PASSWORD })).status, 201)
  await panel.clock.advance(30_000)
  const back = await overview()
  assert.equal([back.running.project.checksum, back.previous], [before.running.project.checksum, null])
  assert.is((await call('POST /project/management/rollbacks', { password: PASSWORD })).body.error_code, 'no_previous')
})

test('leaves a stopped project, which can be restarted, when an update fails for any reason', async () => {
  const { panel, call, upload, update, overview, job } = await start()
  await update((await upload(newer)).body.id)
  await panel.clock.advance(10_000)
  panel.state.previousProject = {
    until: 0,
    get image(): never {
      throw new Error('EIO on flash')
    }
  }
  await panel.clock.advance(5000)
  const { state, error_code } = await job()
  assert.equal([state, error_code, (await overview()).running.state], ['failed', 'internal_error', 'stopped'])
  assert.is((await call('POST /project/management/restarts')).status, 201)
  await panel.clock.advance(10_000)
  assert.is((await overview()).running.state, 'running')
})

test('keeps the previous project for 24 hours and not longer', async () => {
  const { panel, call, upload, update, overview, signIn } = await start()
  await update((await upload(newer)).body.id)
  await panel.clock.advance(13_000)
  await panel.clock.advance(86_400_000 - 1000)
  await signIn('engineer', 'engineer-3152')
  assert.ok((await overview()).previous)
  await panel.clock.advance(1000)
  assert.is((await overview()).previous, null)
  assert.is((await call('POST /project/management/rollbacks', { password: PASSWORD })).body.error_code, 'no_previous')
})

test('validates a package by its bytes', async () => {
  const { upload } = await start()
  const cases: [string, Uint8Array, number, string][] = [
    ['a text', new TextEncoder().encode('hello'), 400, 'not_a_package'],
    ['cut short', newer.slice(0, 5000), 400, 'package_damaged'],
    ['another model', PACKAGES['packer-3.hmip']!(), 409, 'project_incompatible']
  ]
  for (const [name, bytes, refused, code] of cases) {
    const { status, body } = await upload(bytes)
    assert.equal([status, body.error_code], [refused, code], name)
  }
  assert.is((await upload(newer.slice(0, 5000), newer.length)).body.error_code, 'project_upload_failed')
})

test('needs room for the package and for what it becomes', async () => {
  const { panel, upload } = await start()
  const { disk } = panel.state
  const payload = samplePayload(1000, 1)
  const bytes = buildPackage({ name: 'Line 4', payload, unpackedBytes: 9000 })
  disk.growthPerDay = 0
  const cases: [number, number][] = [
    [10_000, 200],
    [9999, 409],
    [10, 409]
  ]
  for (const [free, status] of cases) {
    disk.usedBytes = disk.totalBytes - free
    const answer = await upload(bytes)
    assert.is(answer.status, status, `${free} bytes free`)
    if (status === 409) assert.is(answer.body.error_code, 'not_enough_space')
  }
})

test('requires the password of the level Upload Project, and that of the package in addition', async () => {
  const { panel, upload, update, fromUsb } = await start()
  const { id } = (await upload(newer)).body
  const wrong = await update(id, { password: 'x' })
  assert.equal([wrong.status, wrong.body.fields], [400, { password: 'wrong_password' }])
  const locked = (await fromUsb('bottling-line-2_locked.hmip')).body
  assert.is(locked.required_password, 'upload-project-and-package')
  const fields = async (passwords: Partial<Update>) => (await update(locked.id, passwords)).body.fields
  assert.equal(await fields({}), { package_password: 'wrong_password' })
  assert.equal(await fields({ password: 'x', package_password: 'line-2-key' }), { password: 'wrong_password' })
  assert.is((await update(locked.id, { package_password: 'line-2-key' })).status, 201)
  assert.not.match(JSON.stringify(panel.log), /line-2-key|upload-3152/)
})

test('counts wrong passwords of a package by themselves', async () => {
  const { upload, update, fromUsb } = await start()
  const locked = (await fromUsb('bottling-line-2_locked.hmip')).body
  const { id } = (await upload(newer)).body
  for (const _ of [1, 2, 3]) assert.is((await update(locked.id, { package_password: 'x' })).status, 400)
  assert.is((await update(locked.id, { package_password: 'line-2-key' })).status, 429)
  assert.is((await update(id)).status, 201)
})

test('counts wrong passwords of updates with those of the level Upload Project', async () => {
  const { panel, upload, update, call } = await start()
  const { id } = (await upload(newer)).body
  const change = { current: 'x', password: 'another-3152' }
  await update(id, { password: 'x' })
  await call('PUT /system/passwords/upload-project', change)
  await update(id, { password: 'x' })
  const refused = await update(id)
  assert.equal([refused.status, refused.headers.get('Retry-After')], [429, '5'])
  assert.is((await call('PUT /system/passwords/upload-project', change)).status, 429)
  await panel.clock.advance(5000)
  assert.is((await update(id)).status, 201)
})

test('does one thing to the project at a time', async () => {
  const { upload, update, call } = await start()
  const { id } = (await upload(newer)).body
  await update(id)
  for (const [name, body] of [['restarts'], ['rollbacks', { password: PASSWORD }], ['backups']] as const)
    assert.is((await call(`POST /project/management/${name}`, body)).body.error_code, 'busy', name)
  assert.is((await update(id)).body.error_code, 'busy')
  assert.is((await upload(newer)).body.error_code, 'busy')
})

test('fails before anything is stopped when the medium is pulled during the copy', async () => {
  const { panel, fromUsb, update, job, overview } = await start()
  const { body } = await fromUsb('bottling-line-2_v2.4.hmip')
  await update(body.id)
  panel.state.media = []
  await panel.clock.advance(5000)
  const { state, step, error_code } = await job()
  assert.equal([state, step, error_code], ['failed', 0, 'medium_missing'])
  assert.is((await overview()).running.state, 'running')
})

test('ejects a medium, but not one that a job reads', async () => {
  const { panel, fromUsb, update, call } = await start()
  assert.is((await fromUsb('gone.hmip')).body.error_code, 'medium_missing')
  const { body } = await fromUsb('bottling-line-2_v2.4.hmip')
  await update(body.id)
  assert.is((await call('POST /project/management/media/usb1/eject')).body.error_code, 'medium_in_use')
  assert.is((await call('POST /project/management/media/sd1/eject')).status, 204)
  assert.equal(
    panel.state.media.map(({ id }) => id),
    ['usb1']
  )
})

test('restarts the project, and reports when it does not start', async () => {
  const { panel, call, overview, job } = await start()
  await call('POST /project/management/restarts')
  await panel.clock.advance(4000)
  assert.is((await overview()).running.state, 'stopped')
  await panel.clock.advance(6000)
  assert.equal([(await overview()).running.state, (await overview()).running.restarts], ['running', 3])

  panel.state.projectDoesNotStart = true
  await call('POST /project/management/restarts')
  await panel.clock.advance(10_000)
  assert.is((await job()).error_code, 'restart_failed')
  assert.is((await overview()).running.state, 'stopped')
})

test('stops the logs while the project is stopped, and clears what is not kept', async () => {
  const { panel, upload, update } = await start()
  const count = () => recordsOf(panel.state.dataLogs[0]!, panel.clock.now()).total
  await update((await upload(newer)).body.id, { keep_recipes: false, keep_history: false, keep_retentive: false })
  await panel.clock.advance(8000)
  const stopped = count()
  await panel.clock.advance(4000)
  assert.is(count(), stopped)
  await panel.clock.advance(26_000)
  assert.ok(count() > 0 && count() < 30, 'the log began anew')
  const kept = wordsAt(panel.state.registers.retentive, panel.clock.now())
  assert.ok(
    kept.slice(3).every(word => word === 0),
    'only counters have begun anew'
  )
  assert.equal(
    panel.state.recipes.map(({ records }) => records.length),
    [0, 0, 0, 2],
    'the records that the package has'
  )
})

test('restarts the whole panel for a package of a newer tool', async () => {
  const { panel, fromUsb, update, signIn, job } = await start()
  const { body } = await fromUsb('bottling-line-2_v2.5-beta.hmip')
  assert.equal([body.newer_tool, body.restarts_panel], [true, true])
  await update(body.id)
  await panel.clock.advance(23_000)
  assert.not(panel.isRunning())
  await panel.clock.advance(20_000)
  await signIn('engineer', 'engineer-3152')
  const { state, result } = await job()
  assert.equal([state, result], ['done', { warnings: ['newer_tool'] }])
  assert.is(panel.state.project?.state, 'running')
})

test('packs a backup that can be put back', async () => {
  const { panel, call, upload, overview } = await start()
  const { body } = await call('POST /project/management/backups')
  const response = await panel.fetch(body.url)
  assert.match(response.headers.get('Content-Disposition') ?? '', /Bottling-Line-2-2026-11-21-09-41-07\.hmip/)
  const candidate = (await upload(new Uint8Array(await response.arrayBuffer()))).body
  assert.is(candidate.same_as_running, true)
  assert.is(candidate.project.checksum, (await overview()).running.project.checksum)
})

test('refuses a backup that is forbidden or has no room', async () => {
  const { panel, call } = await start()
  panel.state.project!.backupAllowed = false
  assert.is((await call('POST /project/management/backups')).body.error_code, 'backup_forbidden')
  panel.state.project!.backupAllowed = true
  panel.state.disk.usedBytes = panel.state.disk.totalBytes
  assert.is((await call('POST /project/management/backups')).body.error_code, 'project_packing_failed')
})

test('lists only packages of a medium, and requires the permission', async () => {
  const { call, signIn } = await start()
  const { body } = await call('GET /project/management/media')
  assert.equal(
    body.items.map(({ files }: { files: { items: object[] } }) => files.items.length),
    [6, 64]
  )
  await signIn('operator', 'operator-3152')
  assert.is((await call('GET /project/management')).status, 403)
})

test.run()
