import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WATCH_MS } from '../device/watch'
import { asEngineer, NAME, UPDATE } from './as-engineer'
import { DEMO_SECONDS } from './codesys'

const test = suite('codesys')
const POST = 'POST /features/codesys'

test('runs its tasks, which take time of the processor', async () => {
  const { panel, call, read } = await asEngineer()
  const { body: tasks } = await call('GET /features/codesys/tasks')
  assert.equal(
    tasks.items.map(({ name, cycle_ms }: { name: string; cycle_ms: number }) => [name, cycle_ms]),
    [
      ['FieldbusTask', 4],
      ['MainTask', 10],
      ['VisuTask', 100]
    ]
  )
  const processor = async () => (await call('GET /system/status')).body.cpu_percent
  const running = await processor()
  await call(`${POST}/stop`, NAME)
  assert.ok(running - (await processor()) > 5)
  assert.is((await call('GET /features/codesys/tasks')).body.total, 0)
  assert.is((await read()).runtime.state, 'stopped')
  assert.is((await call('GET /system/health')).body.subsystems[2].code, 'stopped')
  assert.equal(
    panel.log.slice(-1).map(({ operation, status }) => [operation, status]),
    [[`${POST}/stop`, 204]]
  )
})

test('stops by its watchdog when a task takes longer than its cycle, until a reset', async () => {
  const { panel, call, read } = await asEngineer()
  panel.state.codesys.application!.tasks[1]!.runMs = 20
  await panel.clock.advance(WATCH_MS)
  const { runtime } = await read()
  assert.equal([runtime.state, runtime.fault], ['fault', 'Watchdog: MainTask takes longer than its cycle of 10 ms'])
  const { body: health } = await call('GET /system/health')
  assert.is(health.subsystems[2].state, 'fault')
  assert.ok(health.events.some(({ code }: { code: string }) => code === 'codesys_fault'))
  assert.is((await call(`${POST}/reset`, { ...NAME, kind: 'warm' })).status, 204)
  assert.is((await read()).runtime.state, 'stopped')
})

const commands = [
  ['start', {}],
  ['stop', {}],
  ['reset', { kind: 'cold' }],
  ['updates', { password: UPDATE.password }]
] as const

for (const [name, more] of commands)
  test(`${name} needs the name of the machine, in any case`, async () => {
    const { call, read } = await asEngineer()
    if (name === 'start') await call(`${POST}/stop`, NAME)
    const before = (await read()).runtime.state
    for (const typed of ['', 'Line 2', 'Line 2 panel 2']) {
      const { status, body } = await call(`${POST}/${name}`, { ...more, machine_name: typed })
      assert.equal([status, body.fields], [400, { machine_name: 'wrong_name' }], typed)
    }
    assert.is((await read()).runtime.state, before)
    assert.ok((await call(`${POST}/${name}`, { ...more, machine_name: ' LINE 2 PANEL ' })).status < 300)
  })

test('refuses what its state does not allow', async () => {
  const { panel, call } = await asEngineer()
  const code = async (name: 'start' | 'stop' | 'application/downloads') =>
    (await call(`${POST}/${name}`, NAME)).body.error_code
  assert.is(await code('start'), 'already_running')
  await call(`${POST}/stop`, NAME)
  assert.is(await code('stop'), 'not_running')
  panel.state.codesys.application = undefined
  assert.is(await code('start'), 'no_application')
  assert.is(await code('application/downloads'), 'no_application')
  panel.state.codesys.inProject = false
  assert.is(await code('start'), 'not_in_project')
  panel.state.codesys.onThisModel = false
  assert.is(await code('start'), 'not_on_this_model')
})

test('ends the demo after two hours, until the panel restarts', async () => {
  const { panel, call, read, signIn } = await asEngineer()
  const { licence } = await read()
  assert.equal([licence.state, licence.demo_seconds_left], ['demo', DEMO_SECONDS - 38 * 60])
  await panel.clock.advance(licence.demo_seconds_left * 1000 - 1)
  await signIn()
  assert.is((await read()).runtime.state, 'running')
  await panel.clock.advance(1)
  const ended = await read()
  assert.equal([ended.runtime.state, ended.licence.state, ended.licence.demo_seconds_left], ['stopped', 'none', 0])
  assert.is((await call(`${POST}/start`, NAME)).body.error_code, 'demo_ended')
  panel.faults.reboot(10)
  await panel.clock.advance(10_000)
  await signIn()
  const restarted = await read()
  assert.equal([restarted.runtime.state, restarted.licence.state], ['running', 'demo'])
  assert.is(restarted.licence.demo_seconds_left, DEMO_SECONDS)
})

test('stays stopped after a restart of the panel unless it starts with the panel', async () => {
  const { panel, read, signIn } = await asEngineer()
  panel.state.codesys.settings.start_with_panel = false
  panel.faults.reboot(10)
  await panel.clock.advance(10_000)
  await signIn()
  const { runtime, licence } = await read()
  assert.equal([runtime.state, licence.state, licence.demo_seconds_left], ['stopped', 'none', DEMO_SECONDS])
})

test('clears the retain memory with a cold reset only', async () => {
  const { call, read } = await asEngineer()
  await call(`${POST}/reset`, { ...NAME, kind: 'warm' })
  assert.is((await read()).retain.used_bytes, 18_432)
  await call(`${POST}/reset`, { ...NAME, kind: 'cold' })
  assert.is((await read()).retain.used_bytes, 0)
})

test('sends the boot application and the log as files', async () => {
  const { panel, fetched } = await asEngineer()
  const { content } = panel.state.codesys.application!
  assert.ok((await fetched(`${POST}/application/downloads`)).equals(content))
  assert.match((await fetched(`${POST}/log/downloads`)).toString(), /^2026\/11\/21 09:03:07 Application .* \(demo\)\n$/)
})

test.run()
