import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asEngineer, NAME, UPDATE } from '../codesys/as-engineer'
import { newestRuntime } from '../codesys/sample-runtimes'
import { createCaller } from '../http/caller'
import { putBytes } from '../http/put-bytes'

const test = suite('attacks with packages of the CODESYS runtime')
const RUNTIME = '/features/codesys'

async function start() {
  const started = await asEngineer()
  const announce = (by: typeof started.call) =>
    by(`POST ${RUNTIME}/uploads`, { file_name: 'x.cdsp', size_bytes: newestRuntime().length })
  return { ...started, announce, other: createCaller(started.panel) }
}

test('a package is read, replaced, deleted and installed only by the session that announced it', async () => {
  const { panel, caller, call, announce, other } = await start()
  const { id } = (await announce(call)).body
  const upload = `${RUNTIME}/uploads/${id}`
  const update = { ...UPDATE, package: id }
  await other.signIn('engineer', 'engineer-3152')
  assert.is((await putBytes(panel, other, upload, newestRuntime())).status, 404)
  assert.is((await putBytes(panel, caller, upload, newestRuntime())).status, 200)
  assert.is((await putBytes(panel, other, upload, newestRuntime())).status, 404)
  assert.is((await other.call(`GET ${RUNTIME}/packages/${id}`)).status, 404)
  assert.is((await other.call(`DELETE ${RUNTIME}/packages/${id}`)).status, 404)
  assert.is((await other.call(`POST ${RUNTIME}/updates`, update)).body.error_code, 'candidate_gone')
  assert.is((await putBytes(panel, caller, upload, newestRuntime())).status, 404, 'a second time')
  assert.is((await call(`POST ${RUNTIME}/updates`, update)).status, 201)
})

test('the packages of others displace none, and a user keeps two', async () => {
  const { call, announce, other, send } = await start()
  const { id } = (await send(newestRuntime())).body
  await other.signIn('administrator', 'admin-3152')
  for (const _ of [1, 2, 3]) await announce(other.call)
  const status = async () => (await call(`GET ${RUNTIME}/packages/${id}`)).status
  await announce(call)
  assert.is(await status(), 200)
  await announce(call)
  assert.is(await status(), 404)
})

test('a package is installed only with the password of the level Upload Project, which is counted with it', async () => {
  const { panel, caller, call, send } = await start()
  const { id } = (await send(newestRuntime())).body
  const update = (more: { password: string }) => call(`POST ${RUNTIME}/updates`, { ...NAME, package: id, ...more })
  const unproven = await caller.wrong(`POST ${RUNTIME}/updates`, { ...NAME, package: id })
  assert.equal(unproven.body.fields, { password: 'required' })
  const change = { current: 'x', password: 'another-3152' }
  for (const wrong of ['x', '']) assert.is((await update({ password: wrong })).status, 400)
  const offered = await call(`POST ${RUNTIME}/updates`, { ...NAME, password: 'x' })
  assert.equal([offered.status, offered.body.fields], [400, { password: 'wrong_password' }])
  assert.is((await call('PUT /system/passwords/upload-project', change)).status, 400)
  const locked = await update({ password: UPDATE.password })
  assert.equal([locked.status, locked.headers.get('Retry-After')], [429, '5'])
  assert.is(panel.jobs.isRunning('codesys-update'), false)
  await panel.clock.advance(5000)
  assert.is((await update({ password: UPDATE.password })).status, 201)
  assert.not.match(JSON.stringify(panel.log), /upload-3152/)
})

test.run()
