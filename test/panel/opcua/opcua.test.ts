import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, callerAs } from '../http/caller'
import { createPanel } from '../panel'
import { createIdleEngine } from './idle-engine'
import { CHECK_MS, RESTART_MS } from './opcua'
import { REJECTED, SESSION } from './sample-clients'

const test = suite('OPC UA server')

const SPEED = 'ns=1;s=Filler/Speed'
const TEMPERATURE = 'ns=1;s=Filler/Tank 1/Temperature'
/** A panel without a server at work, or with one that listens nowhere. */
async function start({ attached = true } = {}) {
  const panel = createPanel()
  const engine = createIdleEngine()
  if (attached) await panel.opcua.attach(engine)
  const caller = await callerAs(panel)
  const { call } = caller
  const server = async () => (await call('GET /opcua/server')).body
  const save = (changes: Changes<'/opcua/settings'>) => caller.save('/opcua/settings', changes)
  const waitForRestart = async () => {
    await panel.clock.advance(RESTART_MS)
    await panel.opcua.settled()
  }
  return { panel, engine, ...caller, server, save, waitForRestart }
}

test('a server that was stopped by hand stays stopped', async () => {
  const { panel, server, call } = await start()
  await call('POST /opcua/server/stop')
  await panel.clock.advance(2 * CHECK_MS)
  assert.is((await server()).state, 'Stopped')
})

test('starts with the panel, stops, starts and restarts, each once', async () => {
  const { server, call, waitForRestart } = await start()
  const running = await server()
  assert.equal([running.state, running.since, running.nodes], ['Running', '2026/11/21 09:41:07', 8])
  assert.is((await call('POST /opcua/server/start')).body.error_code, 'already_running')

  assert.is((await call('POST /opcua/server/stop')).body.state, 'Stopped')
  assert.equal((await server()).endpoints, [])
  assert.is((await call('POST /opcua/server/stop')).body.error_code, 'not_running')
  assert.is((await call('POST /opcua/server/restart')).body.error_code, 'not_running')

  assert.is((await call('POST /opcua/server/start')).body.state, 'Running')
  const restarting = (await call('POST /opcua/server/restart')).body
  assert.equal([restarting.state, restarting.restarting, restarting.endpoints], ['Running', true, []])
  await waitForRestart()
  assert.equal((await server()).restarting, false)
})

test('a stop ends a restart', async () => {
  const { server, call, waitForRestart } = await start()
  await call('POST /opcua/server/restart')
  assert.is((await call('POST /opcua/server/stop')).body.state, 'Stopped')
  await waitForRestart()
  assert.is((await server()).state, 'Stopped')
})

test('a restart during a restart waits anew', async () => {
  const { panel, server, call, waitForRestart } = await start()
  await call('POST /opcua/server/restart')
  await panel.clock.advance(RESTART_MS - 1)
  await call('POST /opcua/server/restart')
  await panel.clock.advance(RESTART_MS - 1)
  await panel.opcua.settled()
  assert.is((await server()).restarting, true)
  await waitForRestart()
  assert.is((await server()).restarting, false)
})

test('a restart of the panel ends the sessions; only with autostart the server comes back', async () => {
  const { panel, engine, server, save, call, signIn, waitForRestart } = await start()
  engine.sessions = [SESSION]
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  await panel.opcua.settled()
  await signIn('engineer', 'engineer-3152')
  assert.equal([(await server()).state, (await server()).sessions], ['Running', 0])

  await save({ autostart: false })
  await waitForRestart()
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  await panel.opcua.settled()
  await signIn('engineer', 'engineer-3152')
  assert.is((await server()).state, 'Stopped')
  assert.is((await call('POST /opcua/server/start')).status, 200)
})

test('saved settings restart a server that runs, and start none that is stopped', async () => {
  const { engine, server, save, call, waitForRestart } = await start()
  assert.is((await save({ port: 4841 })).status, 204)
  assert.is((await server()).restarting, true)
  await waitForRestart()
  assert.equal([engine.setup?.settings.port, (await server()).endpoints[0].url], [4841, 'opc.tcp://127.0.0.1:4841'])

  await call('POST /opcua/server/stop')
  await save({ port: 4842 })
  await waitForRestart()
  assert.equal([(await server()).state, (await server()).port], ['Stopped', 4842])
})

test('refuses settings that let nobody in', async () => {
  const { save } = await start()
  const tokens = { anonymous: false, username: false, certificate: false }
  const cases: [Changes<'/opcua/settings'>, object][] = [
    [{ tokens }, { tokens: 'required' }],
    [{ modes: [] }, { modes: 'required' }],
    [{ interface: 'eth9' }, { interface: 'unknown' }],
    [{ policies: [] }, { policies: 'too_few' }]
  ]
  for (const [more, fields] of cases) {
    const { status, body } = await save(more)
    assert.equal([status, body.fields], [400, fields])
  }
  assert.is((await save({ policies: ['None'], modes: [] })).status, 204)
})

test('keeps why a start failed until one succeeds', async () => {
  const { engine, server, call, waitForRestart } = await start()
  engine.failure = 'port_in_use'
  await call('POST /opcua/server/restart')
  await waitForRestart()
  const { state, last_error } = await server()
  assert.equal([state, last_error.code, last_error.time], ['Stopped', 'port_in_use', '2026/11/21 09:41:10'])
  const finding = async () =>
    (await call('GET /system/health')).body.findings.find((it: { code: string }) => it.code === 'opcua_not_started')
  assert.equal([(await finding()).severity, (await finding()).params], ['fault', { cause: 'port_in_use' }])

  engine.failure = 'certificate_expired'
  const { status, body } = await call('POST /opcua/server/start')
  assert.equal([status, body.error_code], [409, 'certificate_expired'])
  await call('POST /opcua/server/start')
  assert.is((await server()).last_error, null)
  assert.is(await finding(), undefined)
})

test('starts a server that could not start as soon as settings are saved', async () => {
  const { engine, server, save, call, waitForRestart } = await start()
  engine.failure = 'port_in_use'
  await call('POST /opcua/server/restart')
  await waitForRestart()
  await save({ port: 4842 })
  assert.equal([(await server()).state, (await server()).last_error], ['Running', null])
})

test('does not start through a port without an address', async () => {
  const { save, server, waitForRestart } = await start()
  await save({ interface: 'eth1' })
  await waitForRestart()
  const { state, last_error } = await server()
  assert.equal([state, last_error.code, last_error.detail], ['Stopped', 'start_failed', 'eth1 has no address'])
})

test('does not start with a certificate that is not valid by the clock of the panel', async () => {
  const { panel } = await start()
  await panel.opcua.stop()
  panel.clock.set(panel.clock.now() + 30 * 86_400_000)
  assert.is(await panel.opcua.start(), 'certificate_expired')
  assert.is(panel.opcua.server().last_error?.code, 'certificate_expired')
})

test('counts a rejected client that tries again, and keeps it over a start until the list is cleared', async () => {
  const { panel, engine, server, call, waitForRestart } = await start()
  engine.reject(REJECTED)
  await panel.clock.advance(4000)
  engine.reject({ ...REJECTED, reason: 'policy_disabled' })
  engine.reject(REJECTED)
  const { body } = await call('GET /opcua/rejections')
  assert.equal(
    body.items.map(({ reason, count, time, last_time }: Record<string, unknown>) => [reason, count, time, last_time]),
    [
      ['certificate_untrusted', 2, '2026/11/21 09:41:07', '2026/11/21 09:41:11'],
      ['policy_disabled', 1, '2026/11/21 09:41:11', '2026/11/21 09:41:11']
    ]
  )
  assert.is((await server()).rejected, 3)
  await call('POST /opcua/server/restart')
  await waitForRestart()
  assert.is((await server()).rejected, 0)
  assert.is((await call('GET /opcua/rejections')).body.total, 2)
  await call('DELETE /opcua/rejections')
  assert.is((await call('GET /opcua/rejections')).body.total, 0)
})

test('a client that connects stays among the rejected, with the time, until it is rejected again', async () => {
  const { panel, engine, server, call } = await start()
  engine.reject(REJECTED)
  engine.reject({ ...REJECTED, reason: 'user_unknown', username: 'Scada' })
  engine.reject({ ...REJECTED, address: '192.168.10.21' })
  panel.clock.set(panel.clock.now() - 600_000)
  engine.setup?.panel.onConnect(SESSION)
  const { items } = (await call('GET /opcua/rejections')).body
  assert.equal(
    items.map(({ connected_at }: Record<string, unknown>) => connected_at),
    [null, '2026/11/21 09:31:07', '2026/11/21 09:31:07']
  )
  assert.is((await server()).rejected, 3)
  engine.reject(REJECTED)
  assert.is((await call('GET /opcua/rejections')).body.items[0].connected_at, null)
})

test('reads values of saved tags also without a server, with the reason where there is none', async () => {
  const { panel, call } = await start({ attached: false })
  const read = async (...node_ids: string[]) => (await call('POST /opcua/values', { node_ids })).body.items
  const [temperature, batch, nothing] = await read(TEMPERATURE, 'ns=1;s=Filler/Batch', 'ns=1;s=Filler/Gone')
  assert.equal([typeof temperature.value, temperature.quality], ['number', 'good'])
  assert.equal([typeof batch.value, batch.time], ['string', '2026/11/21 09:41:07'])
  assert.equal([nothing.value, nothing.quality, nothing.reason], [null, 'bad', 'not_saved'])
  await panel.clock.advance(60_000)
  assert.is.not((await read(TEMPERATURE))[0].value, temperature.value)

  Object.assign(panel.state.project!, { state: 'stopped' })
  assert.equal((await read(TEMPERATURE))[0].reason, 'plc_disconnected')
  Object.assign(panel.state.project!, { state: 'running' })
  panel.state.nodeTree = structuredClone(panel.state.nodeTree)
  panel.state.nodeTree.folders[0]!.tags[0]!.address = '70000'
  assert.equal((await read(SPEED))[0].reason, 'address_error')
})

test('records what a client writes with both values, and not what is only read', async () => {
  const { panel, engine, call } = await start()
  const { panel: plant, nodeTree } = engine.setup!
  const from = { address: '192.168.10.20', username: 'Scada' }
  assert.ok(plant.write(SPEED, nodeTree.folders[0]!.tags[0]!, 120, from))
  assert.is((await call('POST /opcua/values', { node_ids: [SPEED] })).body.items[0].value, 120)
  const operation = panel.state.operationLog.records.at(-1)!
  const { place, username, address, object, target, result, changes } = operation
  assert.equal(
    [place, username, address, object, target, result, changes[0]?.next],
    ['opcua', 'Scada', '192.168.10.20', 'Filler/Speed', 'Line PLC MW10', 'done', 120]
  )
  assert.type(changes[0]?.previous, 'number')
})

test('names the clients that use nodes', async () => {
  const { engine, call } = await start()
  engine.uses = { [SPEED]: ['UaExpert'] }
  const { body } = await call('POST /opcua/uses', { node_ids: [SPEED, TEMPERATURE] })
  assert.equal(body, { items: [{ node_id: SPEED, clients: ['UaExpert'] }], total: 1 })
})

test('the dashboard shows the server and its clients', async () => {
  const { engine, call } = await start()
  engine.sessions = [SESSION, SESSION]
  assert.equal((await call('GET /system/status')).body.connections.opcua, { state: 'Running', clients: 2 })
  assert.is((await call('GET /system/health')).body.subsystems[1].code, 'running')
  await call('POST /opcua/server/stop')
  assert.is((await call('GET /system/health')).body.subsystems[1].code, 'stopped')
})

test.run()
