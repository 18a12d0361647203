import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, callerAs } from '../../http/caller'
import { createPanel } from '../../panel'
import { createIdleEngine } from '../idle-engine'
import { CHECK_MS } from '../opcua'
import { RegistrationFailure } from './registration'

const test = suite('OPC UA discovery')

const LDS = 'opc.tcp://lds.plant.example:4840/UADiscovery'
const ON_LOOPBACK = 'opc.tcp://127.0.0.1:4841/UADiscovery'

async function start({ attached = true } = {}) {
  const panel = createPanel()
  const engine = createIdleEngine()
  panel.state.opcuaDiscovery.hosts = { 'lds.plant.example': { 4840: 4841 } }
  if (attached) await panel.opcua.attach(engine)
  const caller = await callerAs(panel)
  const { call } = caller
  const status = async () => (await call('GET /opcua/discovery/status')).body
  const save = async (changes: Changes<'/opcua/discovery'>) => {
    const saved = await caller.save('/opcua/discovery', changes)
    await panel.discovery.settled()
    return saved
  }
  return { panel, engine, ...caller, status, save }
}

test('registers as soon as it is switched on, and leaves the list when it is switched off', async () => {
  const { engine, status, save } = await start()
  assert.is((await status()).state, 'off')
  assert.is((await save({ register: true })).status, 204)
  assert.equal([(await status()).state, (await status()).time], ['registered', '2026/11/21 09:41:07'])
  assert.equal([...engine.registered], [ON_LOOPBACK])
  await save({ register: false })
  assert.equal([...engine.registered], [])
})

test('renews the registration in the interval, and reports why one has failed', async () => {
  const { panel, engine, status, save, call } = await start()
  await save({ register: true, interval_seconds: 60 })
  engine.registrationFailure = new RegistrationFailure('certificate_untrusted', 'BadSecurityChecksFailed')
  await panel.clock.advance(60_000)
  await panel.discovery.settled()
  const { state, code, detail, time } = await status()
  assert.equal(
    [state, code, detail, time],
    ['failed', 'certificate_untrusted', 'BadSecurityChecksFailed', '2026/11/21 09:42:07']
  )
  const [line] = (await call('GET /opcua/trace/lines?category=discovery')).body.items
  assert.is(line.text, `Not registered at ${LDS}: it does not trust the panel's certificate (BadSecurityChecksFailed)`)
  await panel.clock.advance(60_000)
  await panel.discovery.settled()
  assert.is((await status()).state, 'registered')
})

test('waits for a server that is stopped, and leaves the list with it', async () => {
  const { panel, engine, status, save, call } = await start()
  await save({ register: true })
  await call('POST /opcua/server/stop')
  await panel.discovery.settled()
  assert.equal([(await status()).state, [...engine.registered]], ['waiting', []])
  await call('POST /opcua/server/start')
  await panel.discovery.settled()
  assert.equal([(await status()).state, [...engine.registered]], ['registered', [ON_LOOPBACK]])
})

test('announces the address, and the hostname, which a DNS server may know', async () => {
  const { panel, status } = await start()
  const [name, address] = (await status()).announced
  assert.equal([name.resolvable, address.resolvable], [false, true])
  const [host] = panel.state.network.hosts
  if (host) host.name = panel.state.versions.hostname
  assert.is((await status()).announced[0].resolvable, true)
})

test('announces another hostname soon, while the server goes on', async () => {
  const { panel, engine, save } = await start()
  await save({ mdns: true })
  assert.is(engine.announced?.hostname, 'hmi-7f31')
  panel.state.versions.hostname = 'filler-hmi'
  await panel.clock.advance(CHECK_MS)
  await panel.discovery.settled()
  assert.is(engine.announced?.hostname, 'filler-hmi')
  assert.is(panel.opcua.server().restarting, false)
})

test('says why the server could not be announced', async () => {
  const { engine, status, save, call } = await start()
  engine.announce = () => Promise.reject(new Error('bind EADDRINUSE 0.0.0.0:5353'))
  await save({ mdns: true })
  assert.is((await status()).mdns, 'failed')
  const [line] = (await call('GET /opcua/trace/lines?category=discovery')).body.items
  assert.match(line.text, /^Not announced through mDNS: .*EADDRINUSE/)
})

test('a test says which step fails, and leaves no trace in the list', async () => {
  const { panel, engine, call } = await start()
  const tryAt = async (url: string) => (await call('POST /opcua/discovery/tests', { url })).body
  const unknown = await tryAt('opc.tcp://nowhere.plant.example:4840')
  assert.equal([unknown.steps[0].state, unknown.steps[1].state], ['failed', 'waiting'])
  assert.is(unknown.error_code, 'unresolved')

  const passed = await tryAt(LDS)
  assert.equal([passed.error_code, passed.servers], [null, ['Plant LDS', panel.state.opcua.settings.application_name]])
  assert.equal([...engine.registered], [])
})

test('without a server at work the settings are saved but nothing can be tested', async () => {
  const { save, status, call } = await start({ attached: false })
  assert.is((await save({ register: true })).status, 204)
  assert.is((await status()).state, 'waiting')
  const { status: code, body } = await call('POST /opcua/discovery/tests', { url: LDS })
  assert.equal([code, body.error_code], [503, 'opcua_unavailable'])
})

test('refuses an address that cannot be one', async () => {
  const { save } = await start()
  for (const [url, fields] of [
    ['opc.tcp://10.0.0:4840', { url: 'host' }],
    ['opc.tcp://lds:70000', { url: 'port' }],
    ['http://lds:4840', { url: 'pattern' }]
  ] as const) {
    const { status, body } = await save({ url })
    assert.equal([status, body.fields], [400, fields])
  }
})

test.run()
