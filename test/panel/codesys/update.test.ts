import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asEngineer, NAME, UPDATE } from './as-engineer'
import { buildRuntime } from './runtime-package'
import { newestRuntime, RUNTIME_PACKAGES } from './sample-runtimes'

const test = suite('codesys update')
const UPDATES = 'POST /features/codesys/updates'
const file = (name: string) => RUNTIME_PACKAGES[`${name}.cdsp`]!()

const refused: [string, number, string][] = [
  ['not-a-runtime', 400, 'not_a_package'],
  ['codesys-runtime-damaged', 400, 'package_damaged'],
  ['codesys-runtime-other-hardware', 409, 'package_other_hardware'],
  ['codesys-runtime-5.0', 409, 'application_incompatible'],
  ['codesys-runtime-large', 409, 'not_enough_space'],
  ['codesys-runtime-idle-only', 409, 'runtime_busy']
]

for (const [name, status, code] of refused)
  test(`refuses ${name} by its bytes, and nothing stops`, async () => {
    const { send, read } = await asEngineer()
    const { status: got, body } = await send(file(name))
    assert.equal([got, body.error_code], [status, code])
    assert.is((await read()).runtime.state, 'running')
  })

const changed = (at: number, by = 1) => {
  const bytes = newestRuntime()
  bytes[at] = (bytes[at] ?? 0) ^ by
  return bytes
}

const payload = new Uint8Array(1000)
const build = (more: object) => buildRuntime({ version: '4.12.0.2', payload, ...more })

const limits: [string, Uint8Array, string | null][] = [
  ['a wrong magic', changed(0), 'not_a_package'],
  ['another version of the format', changed(5, 2), 'not_a_package'],
  ['a broken header', changed(10, 0xff), 'package_damaged'],
  ['one wrong byte', changed(newestRuntime().length - 1), 'package_damaged'],
  ['one byte too few', newestRuntime().slice(0, -1), 'package_damaged'],
  ['one byte too many', new Uint8Array([...newestRuntime(), 0]), 'package_damaged'],
  ['the compiler of the application', build({ oldestCompiler: '4.12' }), null],
  ['the next compiler', build({ oldestCompiler: '4.13' }), 'application_incompatible']
]

for (const [name, bytes, code] of limits)
  test(`validates a package with ${name}`, async () => {
    const { send } = await asEngineer()
    assert.is((await send(bytes)).body.error_code ?? null, code)
  })

test('compares space and load with what the package needs, at their limits', async () => {
  const { send, panel } = await asEngineer()
  const free = (await send(build({}))).body.free_bytes
  const load = panel.codesys.load()
  const code = async (more: object) => (await send(build(more))).body.error_code ?? null
  assert.is(await code({ unpackedBytes: free - payload.length }), null)
  assert.is(await code({ unpackedBytes: free - payload.length + 1 }), 'not_enough_space')
  assert.is(await code({ mostLoadPercent: load }), 'runtime_busy')
  assert.is(await code({ mostLoadPercent: load + 0.1 }), null)
})

test('refuses fewer bytes than announced', async () => {
  const { send } = await asEngineer()
  const { status, body } = await send(newestRuntime(), newestRuntime().length + 1)
  assert.equal([status, body.error_code], [400, 'upload_incomplete'])
})

test('updates in steps, during which nothing else may be done', async () => {
  const { panel, call, send, read } = await asEngineer()
  const { body: candidate } = await send(file('codesys-runtime-4.13'))
  const { status, body: job } = await call(UPDATES, { ...UPDATE, package: candidate.id })
  assert.equal([status, job.kind, job.step], [201, 'codesys-update', 0])
  await panel.clock.advance(6000)
  assert.equal([(await read()).runtime.state, (await read()).runtime.version], ['stopped', '4.12.0.1'])
  for (const name of ['start', 'updates', 'application/downloads'] as const) {
    const { body } = await call(`POST /features/codesys/${name}`, name === 'updates' ? UPDATE : NAME)
    assert.is(body.error_code, 'busy', name)
  }
  await panel.clock.advance(14_000)
  const { runtime, offered_version } = await read()
  assert.equal([runtime.state, runtime.version, offered_version], ['running', '4.13.0.0', null])
  assert.is((await call(`GET /jobs/${job.id}`)).body.state, 'done')
})

test('puts the version before back when the program of a package does not start', async () => {
  const { panel, call, send, read } = await asEngineer()
  const { body: candidate } = await send(file('codesys-runtime-does-not-start'))
  const { body: job } = await call(UPDATES, { ...UPDATE, package: candidate.id })
  await panel.clock.advance(20_000)
  const { body } = await call(`GET /jobs/${job.id}`)
  assert.equal([body.state, body.error_code], ['failed', 'runtime_start_failed'])
  const { runtime, offered_version: offered } = await read()
  assert.equal([runtime.state, runtime.version, offered], ['running', '4.12.0.1', '4.13.0.0'])
})

test('refuses an update whose space is used up after the check, and starts again as before', async () => {
  const { panel, call, send, read } = await asEngineer()
  const { body: candidate } = await send(file('codesys-runtime-4.13'))
  const { body: job } = await call(UPDATES, { ...UPDATE, package: candidate.id })
  panel.state.codesys.packages[0]!.image!.unpackedBytes = 900 * 1024 * 1024
  await panel.clock.advance(20_000)
  const { body } = await call(`GET /jobs/${job.id}`)
  assert.equal([body.state, body.error_code], ['failed', 'not_enough_space'])
  assert.equal([(await read()).runtime.state, (await read()).runtime.version], ['running', '4.12.0.1'])
})

test('refuses the offered version for an application that it does not run', async () => {
  const { panel, call, read } = await asEngineer()
  panel.state.codesys.application!.compilerVersion = '4.9'
  const { status, body } = await call(UPDATES, UPDATE)
  assert.equal(
    [status, body.error_code, body.details],
    [409, 'application_incompatible', { needed: '4.10', application: '4.9' }]
  )
  assert.is((await read()).runtime.state, 'running')
})

test('leaves a runtime stopped that did not run', async () => {
  const { panel, call, read } = await asEngineer()
  await call('POST /features/codesys/stop', NAME)
  await call(UPDATES, UPDATE)
  await panel.clock.advance(20_000)
  assert.equal([(await read()).runtime.state, (await read()).runtime.version], ['stopped', '4.13.0.0'])
})

test('refuses a package that was dropped', async () => {
  const { call, send } = await asEngineer()
  const { body } = await send(newestRuntime())
  assert.is((await call(`DELETE /features/codesys/packages/${body.id}`)).status, 204)
  assert.is((await call(UPDATES, { ...UPDATE, package: body.id })).body.error_code, 'candidate_gone')
})

test.run()
