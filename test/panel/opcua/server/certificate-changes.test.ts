import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs, type createCaller } from '../../http/caller'
import { type Issuer, issueCertificate, issueRevocationList } from '../certificates/issue'
import { plantKeys } from '../certificates/keys'
import { readCertificate } from '../certificates/read-certificate'
import { type ClientIdentity, type ConnectOptions, connectClient, createIdentity } from './test-client'
import { openPlant, type Plant } from './test-plant'

const test = suite('certificates of connected clients')

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SPEED = 'ns=1;s=Filler/Speed'
const PERIOD = { validFrom: Date.now() - DAY, validTo: Date.now() + 100 * DAY }
const ADMINISTRATOR = { user: { userName: 'administrator', password: 'Line2x11' } }

const { privateKey } = plantKeys()
const authority: Issuer = {
  certificate: issueCertificate({ commonName: 'New CA', uri: '', authority: true, ...PERIOD }, privateKey),
  privateKey
}
const historian = createIdentity('Historian', { issuer: authority })

let plant: Plant
let call: ReturnType<typeof createCaller>['call']
test.before(async () => {
  plant = await openPlant()
  const caller = await callerAs(plant.panel)
  call = caller.call
  await call('POST /opcua/certificates/issuers', { file: fileOf(authority.certificate) })
  plant.trust(historian)
})
test.after(async () => {
  await plant.close()
})

const fileOf = (content: Uint8Array | string) => ({
  name: 'it.der',
  content: Buffer.from(content).toString('base64')
})

const connect = (identity: ClientIdentity, options: ConnectOptions = {}) =>
  connectClient(plant.url(), identity, { ...ADMINISTRATOR, ...options })

/** What a client that connects now is shown. */
async function presented(): Promise<string> {
  const client = await connect(historian)
  await client.close()
  return readCertificate(client.serverCertificate ?? Buffer.alloc(0))?.thumbprint ?? ''
}

test('clients are shown the regenerated certificate, and the one that is uploaded with its key', async () => {
  const names = { host_names: ['line2-hmi'], organization: '', organization_unit: '' }
  const key = { valid_days: 365, key_bits: 2048 } as const
  const { body: regenerated } = await call('POST /opcua/certificates/own/regenerate', { ...names, ...key })
  await plant.waitForRestart()
  assert.is(await presented(), regenerated.thumbprint)

  const uri = plant.panel.certificates.applicationUri()
  const { body: uploaded } = await call('PUT /opcua/certificates/own', {
    certificate: fileOf(issueCertificate({ commonName: 'Line 2', uri, ...PERIOD }, privateKey)),
    key: fileOf(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  })
  await plant.waitForRestart()
  assert.is(await presented(), uploaded.thumbprint)
  assert.is.not(uploaded.thumbprint, regenerated.thumbprint)
})

test('a revocation list disconnects the client that it names, which connects again when the list is deleted', async () => {
  const [client, other] = [await connect(historian), await connect(createTrusted('Other'))]
  const now = plant.panel.clock.now()
  const serials = [readCertificate(historian.certificate)?.x509.serialNumber ?? '']
  const list = issueRevocationList({ issuedAt: now, nextAt: now + DAY, serials }, authority)
  const { body } = await call('POST /opcua/revocation-lists', { file: fileOf(list) })
  await client.lost
  assert.is((await other.read(SPEED)).statusCode.name, 'Good')

  assert.is((await call(`DELETE /opcua/revocation-lists/${body.id}`)).status, 204)
  assert.is((await other.read(SPEED)).statusCode.name, 'Good')
  await (await connect(historian)).close()
  await other.close()
})

test('a certificate that expires ends the connection when the client renews it', async () => {
  const { panel } = plant
  const passing = createTrusted('Passing', { to: panel.clock.now() + HOUR })
  const [client, other] = [await connect(passing), await connect(passing, { renewalMs: 200 })]
  panel.clock.set(panel.clock.now() + 2 * HOUR)
  await other.lost
  assert.is((await client.read(SPEED)).statusCode.name, 'Good')
  assert.is(panel.opcua.rejections()[0]?.reason, 'certificate_expired')
  panel.clock.set(panel.clock.now() - 2 * HOUR)
  await client.close()
})

function createTrusted(...of: Parameters<typeof createIdentity>): ClientIdentity {
  const identity = createIdentity(...of)
  plant.trust(identity)
  return identity
}

test.run()
