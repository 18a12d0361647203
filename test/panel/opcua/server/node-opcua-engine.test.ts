import { createServer } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs } from '../../http/caller'
import { LOOPBACK } from '../../network/plant-network'
import { closed, portOf } from '../../network/plant-server'
import { type ConnectOptions, connectClient, createIdentity, type DataValue } from './test-client'
import { openPlant, type Plant } from './test-plant'

const test = suite('node-opcua engine')

const DAY = 86_400_000
const SPEED = 'ns=1;s=Filler/Speed'
const BATCH = 'ns=1;s=Filler/Batch'
const TEMPERATURE = 'ns=1;s=Filler/Tank 1/Temperature'
const LEVELS = 'ns=1;s=Washer/Levels'

const historian = createIdentity('Historian')
const ADMINISTRATOR = { user: { userName: 'administrator', password: 'Line2x11' } }
const SCADA = { user: { userName: 'Scada', password: 'Line2x77' } }

let plant: Plant
test.before(async () => {
  plant = await openPlant(({ nodeTree: { folders } }) => {
    const [filler, washer] = folders
    const speed = filler!.tags[0]!
    washer!.tags.push({ ...speed, name: 'Levels', address: '600', data_type: 'FLOAT', length: 3 })
  })
  plant.trust(historian)
})
test.after(async () => {
  await plant.close()
})

const connect = (options: ConnectOptions = {}, identity = historian) =>
  connectClient(plant.url(), identity, { ...ADMINISTRATOR, ...options })

const limits = () => plant.panel.state.opcua.settings.limits

/** A client that tries what the endpoints do not offer. */
const direct = () => ({ serverCertificate: plant.serverCertificate() })

/** The newest rejected client, once this one was rejected. */
async function rejected(options: ConnectOptions, identity = historian) {
  const before = plant.panel.opcua.server().rejected
  await connect(options, identity).then(
    () => assert.unreachable('The client is connected'),
    () => {}
  )
  assert.is(plant.panel.opcua.server().rejected, before + 1)
  return plant.panel.opcua.rejections()[0]!
}

const scadaAccount = () => plant.panel.state.runtimeSecurity.accounts.find(({ username }) => username === 'Scada')!

const reasonFor = async (options: ConnectOptions, identity = historian) => (await rejected(options, identity)).reason

test('serves the saved folders and tags with their types and the values of the panel', async () => {
  const client = await connect()
  const names = async (node: string) => (await client.browse(node)).map(({ browseName }) => browseName.name)
  assert.equal((await names('i=85')).slice(-2), ['Filler', 'Washer'])
  assert.equal(await names('ns=1;s=Filler'), ['Tank 1', 'Tank 2', 'Speed', 'Batch'])
  for (const [nodeId, type] of [
    [SPEED, 'Scalar<Int16>'],
    [BATCH, 'Scalar<String>'],
    [TEMPERATURE, 'Scalar<Float>'],
    [LEVELS, 'Array<Float>']
  ] as const) {
    const { statusCode, value } = await client.read(nodeId)
    assert.is(statusCode.name, 'Good')
    assert.ok(String(value).includes(type), `${nodeId} ${value}`)
  }
  assert.is((await client.read('ns=1;s=Filler/Gone')).statusCode.name, 'BadNodeIdUnknown')
  await client.close()
})

test('passes what a client writes on to the panel, with a record of who wrote what', async () => {
  const client = await connect()
  assert.is(await client.write(SPEED, 'Int16', 77), 'Good')
  assert.equal((await client.read(SPEED)).value.value, 77)
  assert.equal(plant.panel.opcua.values([SPEED])[0]?.value, 77)
  const { username, address, object, result, changes } = plant.panel.state.operationLog.records.at(-1)!
  assert.equal([username, address, object, result], ['administrator', '127.0.0.1', 'Filler/Speed', 'done'])
  assert.is(changes[0]?.next, 77)

  assert.is(await client.write(LEVELS, 'Float', [1, 2, 3]), 'Good')
  assert.is(await client.write(LEVELS, 'Float', [1, 2]), 'BadOutOfRange')
  assert.is(await client.write(SPEED, 'Float', 1.5), 'BadTypeMismatch')
  assert.is(await client.write(TEMPERATURE, 'Float', 1.5), 'BadNotWritable')
  await client.close()
})

test('publishes changes, also that the PLC is lost', async () => {
  const client = await connect()
  const values: DataValue[] = []
  let notify = () => {}
  const until = async (condition: () => boolean) => {
    while (!condition())
      await new Promise<void>(resolve => {
        notify = resolve
      })
  }
  const subscription = await client.monitor(SPEED, value => {
    values.push(value)
    notify()
  })
  assert.is(subscription.publishingInterval, 100, 'as often as the settings permit')
  await until(() => values.length === 1)
  await client.write(SPEED, 'Int16', 78)
  await until(() => values.at(-1)?.value.value === 78)
  plant.panel.state.project!.state = 'stopped'
  await until(() => values.at(-1)?.statusCode.name === 'BadNoCommunication')
  plant.panel.state.project!.state = 'running'

  const [session] = plant.panel.opcua.sessions()
  assert.equal(
    [session?.client, session?.subscriptions, session?.monitored_items, session?.writes_per_minute],
    ['Historian', 1, 1, 1]
  )
  const uses = { session_id: session?.id, client: 'Historian', subscription_ids: [subscription.subscriptionId] }
  assert.equal(plant.panel.opcua.uses([SPEED, BATCH]), [{ node_id: SPEED, clients: ['Historian'], sessions: [uses] }])
  const reader = await connect()
  await reader.read(BATCH)
  assert.equal(plant.panel.opcua.uses([BATCH])[0]?.sessions?.[0]?.subscription_ids, [], 'it only reads')
  await reader.close()
  await client.close()
  assert.equal(plant.panel.opcua.sessions(), [])
})

test('lets users do what their account permits', async () => {
  const reader = await connect(SCADA)
  assert.is((await reader.read(SPEED)).statusCode.name, 'Good')
  assert.is(await reader.write(SPEED, 'Int16', 1), 'BadUserAccessDenied')
  const scada = scadaAccount()
  scada.read = false
  assert.is((await reader.read(SPEED)).statusCode.name, 'BadUserAccessDenied')
  assert.is((await reader.browse('ns=1;s=Filler')).length, 4)
  scada.browse = false
  assert.is((await reader.browse('ns=1;s=Filler')).length, 0)
  await reader.close()
  assert.is(await reasonFor(SCADA), 'user_no_rights')
  Object.assign(scada, { browse: true, read: true })
})

test('says why a user is rejected, who connects once there is such an account', async () => {
  const { username, reason, client } = await rejected({ user: { userName: 'Nobody', password: 'x' } })
  assert.equal([username, reason, client], ['Nobody', 'user_unknown', 'Historian'])
  assert.is(await reasonFor({ user: { userName: 'Scada', password: 'wrong' } }), 'password_wrong')
  const account = scadaAccount()
  account.username = 'Nobody'
  await (await connect({ user: { ...SCADA.user, userName: 'Nobody' } })).close()
  account.username = 'Scada'
})

test('a rejected certificate is kept; once it is trusted, the client connects without a restart', async () => {
  const stranger = createIdentity('Stranger')
  const { panel } = plant
  const { since } = panel.opcua.server()
  const { reason, thumbprint, client, client_uri, address, policy, mode } = await rejected({}, stranger)
  assert.equal(
    [reason, thumbprint, client, client_uri, address, policy, mode],
    [
      'certificate_untrusted',
      stranger.thumbprint,
      'Stranger',
      'urn:test-pc:Stranger',
      '127.0.0.1',
      'Basic256Sha256',
      'SignAndEncrypt'
    ]
  )
  panel.certificates.find(stranger.thumbprint)!.list = 'trusted'
  const connected = await connect({}, stranger)
  assert.is((await connected.read(SPEED)).statusCode.name, 'Good')
  await connected.close()
  assert.is(panel.opcua.server().since, since)
  assert.not.ok(panel.opcua.rejections().some(entry => entry.client === 'Stranger' && !entry.connected_at))
})

for (const [action, operation] of [
  ['rejected', (id: string) => `POST /opcua/certificates/${id}/reject` as const],
  ['deleted', (id: string) => `DELETE /opcua/certificates/${id}` as const]
] as const)
  test(`a client whose certificate is ${action} is disconnected at once, the others stay`, async () => {
    const former = createIdentity(`Former ${action}`)
    plant.trust(former)
    const [client, other] = [await connect({}, former), await connect()]
    const { call } = await callerAs(plant.panel)
    assert.is((await call(operation(former.thumbprint))).status, 204)
    await client.lost
    assert.equal(
      plant.panel.opcua.sessions().map(({ client }) => client),
      ['Historian']
    )
    assert.is((await other.read(SPEED)).statusCode.name, 'Good')
    await other.close()
    assert.is(await reasonFor({}, former), 'certificate_untrusted')
  })

test('checks the period of a certificate by the clock of the panel', async () => {
  const expired = createIdentity('Expired', { to: Date.now() - DAY })
  const early = createIdentity('Early', { from: Date.now() + DAY })
  for (const identity of [expired, early]) plant.trust(identity)
  assert.is(await reasonFor({}, expired), 'certificate_expired')
  assert.is(await reasonFor({}, early), 'certificate_not_yet_valid')
})

test('says that the clocks differ, by how much, and that a client names another application', async () => {
  const { clock } = plant.panel
  clock.set(clock.now() - 600_000)
  const { reason, clock_difference_seconds: seconds } = await rejected({})
  clock.set(clock.now() + 600_000)
  await (await connect()).close()
  assert.equal([reason, seconds && Math.abs(seconds - 600) < 30], ['clock_difference', true])
  assert.is(await reasonFor({ uri: 'urn:test-pc:Another' }), 'uri_mismatch')
})

test('saved settings end the sessions; with them the server comes back', async () => {
  const client = await connect()
  await plant.save({
    modes: ['SignAndEncrypt'],
    tokens: { anonymous: true, username: false, certificate: false },
    limits: { ...limits(), max_sessions: 1 }
  })
  await client.lost
  assert.is(plant.panel.opcua.server().restarting, true)
  await plant.waitForRestart()

  const only = await connectClient(plant.url(), historian)
  assert.is((await only.read(SPEED)).statusCode.name, 'Good')
  assert.is(await only.write(SPEED, 'Int16', 1), 'BadUserAccessDenied')
  assert.is(await reasonFor({}), 'too_many_sessions')
  await only.close()
  assert.is(await reasonFor({ mode: 'Sign', ...direct() }), 'mode_disabled')
})

test('refuses subscriptions and monitored items beyond the limits', async () => {
  await plant.save({ limits: { ...limits(), max_subscriptions: 2, max_items: 1 } })
  await plant.waitForRestart()
  const client = await connectClient(plant.url(), historian)
  for (const _ of [1, 2]) await client.monitor(SPEED, () => {})
  const [session] = plant.panel.opcua.sessions()
  assert.equal([session?.subscriptions, session?.monitored_items], [2, 1])
  const third = await client.monitor(SPEED, () => {}).catch((error: Error) => error.message)
  assert.match(String(third), 'BadTooManySubscriptions')
  await client.close()
})

test('a port that is in use is an error until it is free', async () => {
  const other = createServer().listen(0, LOOPBACK)
  await plant.save({ port: await portOf(other) })
  await plant.waitForRestart()
  const { state, last_error } = plant.panel.opcua.server()
  assert.equal([state, last_error?.code], ['Stopped', 'port_in_use'])
  await closed(other)
  assert.is(await plant.panel.opcua.start(), undefined)
  assert.is(plant.panel.opcua.server().state, 'Running')
})

test('loses its clients with the power, and has the values of the panel after the start', async () => {
  const { panel } = plant
  const client = await connectClient(plant.url(), historian)
  panel.faults.reboot(20)
  await client.lost
  await panel.clock.advance(20_000)
  await panel.opcua.settled()
  const again = await connectClient(plant.url(), historian)
  assert.is((await again.read(SPEED)).statusCode.name, 'Good')
  await again.close()
})

test('a user is disconnected when its temporary account ends', async () => {
  await plant.save({ tokens: { anonymous: false, username: true, certificate: true } })
  await plant.waitForRestart()
  const client = await connect(SCADA)
  plant.panel.opcua.endSessionsOf('administrator')
  assert.is((await client.read(SPEED)).statusCode.name, 'Good')
  plant.panel.opcua.endSessionsOf('Scada')
  await client.lost
  assert.equal(plant.panel.opcua.sessions(), [])
})

test('a user logs in with the certificate of its account, until that is rejected', async () => {
  const scada = createIdentity('Scada')
  plant.trust(scada)
  await plant.save({ tokens: { anonymous: false, username: false, certificate: true } })
  await plant.waitForRestart()
  const client = await connect({ user: scada })
  assert.is(plant.panel.opcua.sessions()[0]?.username, 'Scada')
  assert.is((await client.read(SPEED)).statusCode.name, 'Good')
  assert.is(await client.write(SPEED, 'Int16', 1), 'BadUserAccessDenied')
  plant.panel.certificates.find(scada.thumbprint)!.list = 'rejected'
  plant.panel.opcua.endDistrusted()
  await client.lost
  assert.is(await reasonFor({ user: scada }), 'certificate_untrusted')
  plant.panel.certificates.find(scada.thumbprint)!.list = 'trusted'
})

test.run()
