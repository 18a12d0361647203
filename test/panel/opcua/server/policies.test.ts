import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decryptsPkcs1 } from './offered-policies'
import { type ConnectOptions, connectClient, createIdentity } from './test-client'
import { openPlant, type Plant } from './test-plant'

const test = suite('security policies')

const SPEED = 'ns=1;s=Filler/Speed'
const ADMINISTRATOR = { user: { userName: 'administrator', password: 'Line2x11' } }
const historian = createIdentity('Historian')

let plant: Plant
test.before(async () => {
  plant = await openPlant()
  plant.trust(historian)
})
test.after(async () => {
  await plant.close()
})

const connect = (options: ConnectOptions) => connectClient(plant.url(), historian, { ...ADMINISTRATOR, ...options })

test('rejects a policy that is not enabled', async () => {
  await connect({ policy: 'Basic256', serverCertificate: plant.serverCertificate() }).then(
    () => assert.unreachable('The client is connected'),
    () => {}
  )
  const { reason, policy } = plant.panel.opcua.rejections()[0]!
  assert.equal([reason, policy], ['policy_disabled', 'Basic256'])
})

test('an obsolete policy works once it is enabled', async () => {
  const { policies } = plant.panel.state.opcua.settings
  await plant.save({ policies: ['Basic256'] })
  await plant.waitForRestart()
  const client = await connect({ policy: 'Basic256' })
  assert.is(plant.panel.opcua.sessions()[0]?.policy, 'Basic256')
  assert.is((await client.read(SPEED)).statusCode.name, 'Good')
  await client.close()
  await plant.save({ policies })
  await plant.waitForRestart()
})

test('Basic128Rsa15 works where Node decrypts for it, else it is not offered and the log says why', async () => {
  const { policies } = plant.panel.state.opcua.settings
  const isOffered = decryptsPkcs1()
  await plant.save({ policies: ['Basic128Rsa15', 'Basic256Sha256'] })
  await plant.waitForRestart()
  const offered = plant.panel.opcua.server().endpoints.map(({ policy }) => policy)
  assert.is(offered.includes('Basic128Rsa15'), isOffered)
  assert.equal(plant.panel.opcua.server().missing_policies, isOffered ? [] : ['Basic128Rsa15'])
  const isLogged = plant.panel.opcua.log.lines().some(({ text }) => text.startsWith('Basic128Rsa15 is not available'))
  assert.is(isLogged, !isOffered)
  if (isOffered) await (await connect({ policy: 'Basic128Rsa15' })).close()

  await plant.save({ policies: ['Basic128Rsa15'] })
  await plant.waitForRestart()
  assert.is(plant.panel.opcua.server().state, isOffered ? 'Running' : 'Stopped')
  await plant.save({ policies })
  await plant.panel.opcua.start()
  await plant.waitForRestart()
})

test.run()
