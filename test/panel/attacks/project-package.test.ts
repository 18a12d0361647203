import { createHash, generateKeyPairSync } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs, createCaller } from '../http/caller'
import { putBytes } from '../http/put-bytes'
import { createPanel } from '../panel'
import { madeFile } from '../project/media'
import { signatureOf } from '../project/package-signature'
import { hashOf } from '../project/project-package'
import { PACKAGES } from '../project/sample-packages'

const test = suite('attacks with project packages')
const KEEP = { keep_recipes: true, keep_history: true, keep_retentive: true }
const PACKAGE = '/project/management'
const OTHER_SESSIONS = [
  ['administrator', 'admin-3152'],
  ['engineer', 'engineer-3152']
] as const
const OWN = 'chosen by the attacker'
const SIGNATURE_BYTES = 64
const CHECKSUM_BYTES = 32
const HEADER_AT = 10

/** Whoever may manage the project, and knows no password of the panel. */
async function start() {
  const panel = createPanel()
  const caller = createCaller(panel)
  const { call, signIn } = caller
  await signIn('engineer', 'engineer-3152')
  const upload = async (bytes: Uint8Array) => {
    const { body } = await call('POST /project/management/uploads', { file_name: 'x.hmip', size_bytes: bytes.length })
    return putBytes(panel, caller, `/project/management/uploads/${body.id}`, bytes)
  }
  const backup = async () => {
    const { body } = await call('POST /project/management/backups')
    return new Uint8Array(await (await panel.fetch(body.url)).arrayBuffer())
  }
  const update = (candidate: string, passwords: { password: string; package_password?: string }) =>
    call('POST /project/management/updates', { candidate, ...passwords, ...KEEP })
  return { panel, caller, call, upload, backup, update }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const strip = (bytes: Uint8Array) => bytes.slice(0, -SIGNATURE_BYTES)

/** An unsigned package with another header, and with its checksum computed again. */
function withHeader(bytes: Uint8Array, change: object): Uint8Array {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEADER_AT - 4)
  const header = JSON.parse(Buffer.from(bytes.slice(HEADER_AT, HEADER_AT + length)).toString())
  const text = Buffer.from(JSON.stringify({ ...header, ...change }))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(text.length)
  const payload = bytes.slice(HEADER_AT + length, -CHECKSUM_BYTES)
  const covered = joined(bytes.slice(0, HEADER_AT - 4), size, text, payload)
  return joined(covered, sha256(covered))
}

test('a backup with a password of the attacker in its header replaces no project', async () => {
  const { panel, caller, call, upload, backup, update } = await start()
  const forged = withHeader(strip(await backup()), { passwordHash: hashOf(OWN), name: 'Forged' })
  const { body: candidate } = await upload(forged)
  assert.equal([candidate.required_password, candidate.project.signed_by], ['upload-project-and-package', null])
  for (const passwords of [{ password: OWN }, { password: OWN, package_password: OWN }]) {
    const { status, body } = await update(candidate.id, passwords)
    assert.equal([status, body.fields], [400, { password: 'wrong_password' }])
  }
  const unproven = { candidate: candidate.id, package_password: OWN, ...KEEP }
  assert.is((await caller.wrong(`POST ${PACKAGE}/updates`, unproven)).body.error_code, 'validation_failed')

  panel.state.media[0]?.files.push(madeFile('forged.hmip', 0, () => forged))
  const onUsb = await call('POST /project/management/candidates', { medium: 'usb1', path: 'forged.hmip' })
  assert.is(onUsb.body.required_password, 'upload-project-and-package')
  panel.state.previousProject = {
    image: { ...panel.state.project!, passwordHash: hashOf(OWN) },
    until: panel.clock.elapsed() + 1000
  }
  await panel.clock.advance(500)
  const { status } = await call('POST /project/management/rollbacks', { password: OWN, package_password: OWN })
  assert.ok(status === 400 || status === 429)
  assert.is(panel.jobs.isRunning('project-update', 'project-rollback'), false)
})

test('a changed header is damaged, and with another checksum its signature is wrong', async () => {
  const { upload, backup } = await start()
  const signed = await backup()
  const changed = signed.slice()
  changed[Buffer.from(signed).indexOf('Bottling')] = 0x43
  assert.equal((await upload(changed)).body.error_code, 'package_damaged')
  const signature = signed.slice(-SIGNATURE_BYTES)
  const forged = joined(withHeader(strip(signed), { passwordHash: hashOf(OWN) }), signature)
  const { status, body } = await upload(forged)
  assert.equal([status, body.error_code], [400, 'signature_invalid'])
})

test('a signature of another key or of another length is refused', async () => {
  const { upload, backup } = await start()
  const unsigned = strip(await backup())
  const { privateKey } = generateKeyPairSync('ed25519')
  const wrong = [signatureOf(unsigned.slice(-CHECKSUM_BYTES), privateKey), new Uint8Array(64), new Uint8Array(63)]
  for (const signature of wrong)
    assert.is((await upload(joined(unsigned, signature))).body.error_code, 'signature_invalid')
})

test('a package whose signature is removed is shown as not signed', async () => {
  const { upload, backup } = await start()
  const signed = await backup()
  assert.is((await upload(signed)).body.project.signed_by, 'Panel Designer')
  assert.is((await upload(strip(signed))).body.project.signed_by, null)
})

test('a package that takes the place of the checked one on the medium is not installed', async () => {
  const { panel, call, update } = await start()
  const path = 'line.hmip'
  const files = panel.state.media[0]!.files
  const checked = PACKAGES['bottling-line-2_v2.4.hmip']!()
  files.push(madeFile(path, 0, () => checked))
  const { body } = await call('POST /project/management/candidates', { medium: 'usb1', path })
  files.pop()
  files.push(madeFile(path, 0, () => withHeader(strip(checked), { name: 'Forged' })))
  assert.is((await update(body.id, { password: 'upload-3152' })).status, 201)
  await panel.clock.advance(5000)
  const [job] = (await call('GET /jobs')).body.items
  assert.equal([job.state, job.error_code], ['failed', 'medium_missing'])
  assert.is(panel.state.project?.state, 'running')
})

test('a package is read, replaced, deleted and installed only by the session that announced it', async () => {
  const { panel, caller, call, update } = await start()
  const chosen = PACKAGES['bottling-line-2_v2.4.hmip']!()
  const { id } = (await call(`POST ${PACKAGE}/uploads`, { file_name: 'x.hmip', size_bytes: chosen.length })).body
  const upload = `${PACKAGE}/uploads/${id}`
  const other = createCaller(panel)
  for (const [name, password] of OTHER_SESSIONS) {
    await other.signIn(name, password)
    assert.is((await putBytes(panel, other, upload, chosen)).status, 404, `${name} before`)
  }
  assert.is((await putBytes(panel, caller, upload, chosen)).status, 200)
  for (const [name, password] of OTHER_SESSIONS) {
    await other.signIn(name, password)
    assert.is((await putBytes(panel, other, upload, chosen)).status, 404, name)
    assert.is((await other.call(`GET ${PACKAGE}/candidates/${id}`)).status, 404, name)
    assert.is((await other.call(`DELETE ${PACKAGE}/candidates/${id}`)).status, 404, name)
    const started = await other.call(`POST ${PACKAGE}/updates`, { candidate: id, password: 'upload-3152', ...KEEP })
    assert.is(started.body.error_code, 'candidate_gone', name)
  }
  assert.is((await putBytes(panel, caller, upload, chosen)).status, 404, 'a second time')
  assert.is((await update(id, { password: 'upload-3152' })).status, 201)
})

test('the packages of others displace none, and a user keeps three', async () => {
  const { panel, call, upload } = await start()
  const { id } = (await upload(PACKAGES['bottling-line-2_v2.4.hmip']!())).body
  const other = await callerAs(panel, 'administrator')
  const announce = (by: typeof call) => by(`POST ${PACKAGE}/uploads`, { file_name: 'x.hmip', size_bytes: 9 })
  for (const _ of [1, 2, 3, 4]) await announce(other.call)
  const status = async () => (await call(`GET ${PACKAGE}/candidates/${id}`)).status
  for (const _ of [1, 2]) await announce(call)
  assert.is(await status(), 200)
  await announce(call)
  assert.is(await status(), 404)
  assert.is(panel.state.projectCandidates.length, 6)
  await other.call('DELETE /auth/token/user')
  await announce(call)
  assert.is(panel.state.projectCandidates.length, 3, 'those of a session that has ended are dropped')
})

test('announced uploads fit all together; only those of the same session give way', async () => {
  const { panel, caller, call } = await start()
  const other = await callerAs(panel, 'administrator')
  Object.assign(panel.state.disk, { usedBytes: panel.state.disk.totalBytes - 1000, growthPerDay: 0 })
  const announce = (by: typeof call, path: '/project/management' | '/features/codesys' = PACKAGE) =>
    by(`POST ${path}/uploads`, { file_name: 'x.hmip', size_bytes: 600 })
  const first = await announce(call)
  assert.is(first.status, 201)
  assert.is((await announce(other.call)).body.error_code, 'not_enough_space')
  assert.is((await announce(call)).status, 201)
  assert.is((await putBytes(panel, caller, `${PACKAGE}/uploads/${first.body.id}`, new Uint8Array(9))).status, 404)
  assert.is((await announce(call, '/features/codesys')).body.error_code, 'not_enough_space')
  await call('DELETE /auth/token/user')
  assert.is((await announce(other.call)).status, 201)
})

test('the header names neither the signer nor the contents', async () => {
  const { upload, backup } = await start()
  const forged = withHeader(strip(await backup()), { signedBy: 'Panel Designer', contents: { recipes: 1 }, bytes: [] })
  const { status, body } = await upload(forged)
  assert.equal([status, body.project.signed_by], [200, null])
  const wrongHash = withHeader(strip(await backup()), { passwordHash: '' })
  assert.is((await upload(wrongHash)).body.error_code, 'package_damaged')
})

test.run()
