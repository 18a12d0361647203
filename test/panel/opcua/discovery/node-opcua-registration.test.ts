import { createServer } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LOOPBACK } from '../../network/plant-network'
import { closed, portOf } from '../../network/plant-server'
import { readCertificate } from '../certificates/read-certificate'
import { createIdentity } from '../server/test-client'
import { freePort, openPlant, type Plant } from '../server/test-plant'
import { type Behaviour, openDiscoveryServer } from './test-discovery-server'

const test = suite('registration at a discovery server of node-opcua')

const URL = 'opc.tcp://lds.plant.example:4840/UADiscovery'

const failedStep = (steps: readonly { name: string; state: string }[]) =>
  steps.find(({ state }) => state === 'failed')?.name

const leadTo = ({ panel }: Plant, port: number) => {
  panel.state.opcuaDiscovery.hosts = { 'lds.plant.example': { 4840: port } }
}

async function tryAt({ panel }: Plant) {
  const result = await panel.discovery.test(URL)
  return [failedStep(result?.steps ?? []), result?.error_code, result?.servers]
}

test('each side has to trust the other, then clients find the server in the list', async () => {
  const lds = await openDiscoveryServer()
  const plant = await openPlant()
  try {
    leadTo(plant, lds.port)
    assert.equal(await tryAt(plant), ['channel', 'server_untrusted', []])
    plant.trust(lds.identity)
    assert.equal(await tryAt(plant), ['channel', 'certificate_untrusted', []])
    lds.trust(readCertificate(plant.serverCertificate())?.thumbprint ?? '')
    assert.equal(await tryAt(plant), [undefined, null, ['Plant LDS', 'Line 2 panel']])
    assert.equal(lds.registered(), [])

    const { discovery, state } = plant.panel
    discovery.configure({ ...state.opcuaDiscovery.settings, register: true })
    await discovery.settled()
    assert.is(discovery.status().state, 'registered')
    assert.equal(lds.registered(), [[`opc.tcp://hmi-7f31:${state.opcua.settings.port}`, plant.url()]])

    await plant.close()
    await discovery.settled()
    assert.equal(lds.registered(), [])
  } finally {
    await plant.close()
    await lds.close()
  }
})

test('says that nothing listens, and that it is no OPC UA server', async () => {
  const plant = await openPlant()
  const other = createServer(socket =>
    socket
      .on('error', () => {})
      .resume()
      .end('220 mail ready\r\n')
  ).listen(0, LOOPBACK)
  try {
    leadTo(plant, await freePort())
    assert.equal(await tryAt(plant), ['connect', 'unreachable', []])
    leadTo(plant, await portOf(other))
    assert.equal(await tryAt(plant), ['connect', 'no_discovery_server', []])
  } finally {
    await plant.close()
    await closed(other)
  }
})

test('a server that is not a discovery server takes no registrations, and lists just itself', async () => {
  const plant = await openPlant()
  const other = await openPlant()
  try {
    plant.panel.state.opcuaDiscovery.hosts = { 'lds.plant.example': { 4840: other.panel.state.opcua.settings.port } }
    const certificate = other.serverCertificate()
    plant.trust({ ...createIdentity('Other panel'), certificate: Buffer.from(certificate) })
    other.trust({ ...createIdentity('This panel'), certificate: Buffer.from(plant.serverCertificate()) })
    assert.equal(await tryAt(plant), ['find', 'no_discovery_server', []])
    assert.is((await plant.panel.discovery.test(URL))?.detail, other.panel.state.opcua.settings.application_name)
  } finally {
    await plant.close()
    await other.close()
  }
})

test('a registration depends on what the discovery server supports and accepts', async () => {
  const plant = await openPlant()
  const { settings } = plant.panel.state.opcua
  const tryWith = async (behaviour: Behaviour) => {
    const lds = await openDiscoveryServer(behaviour)
    leadTo(plant, lds.port)
    plant.trust(lds.identity)
    lds.trust(readCertificate(plant.serverCertificate())?.thumbprint ?? '')
    return tryAt(plant).finally(lds.close)
  }
  try {
    const registered = [undefined, null, ['Plant LDS', settings.application_name]]
    assert.equal(await tryWith({ knowsRegisterServer2: false }), registered)
    assert.equal(await tryWith({ isSecure: false }), ['channel', 'no_secure_endpoint', []])
    assert.equal(await tryWith({ refusesWith: 'BadUserAccessDenied' }), ['register', 'rejected', []])
    assert.equal(await tryWith({ listsServers: false }), ['listed', 'not_listed', []])
    // The certificate has the name from before.
    settings.application_name = 'Line 3 panel'
    assert.equal(await tryWith({}), ['register', 'uri_mismatch', []])
  } finally {
    await plant.close()
  }
})

test.run()
