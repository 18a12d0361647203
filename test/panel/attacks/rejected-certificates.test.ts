import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { createCaller } from '../http/caller'
import { issueCertificate } from '../opcua/certificates/issue'
import { plantKeys } from '../opcua/certificates/keys'
import { openRawChannel } from '../opcua/server/raw-channel'
import { connectClient, createIdentity } from '../opcua/server/test-client'
import { openPlant } from '../opcua/server/test-plant'

const test = suite('rejected certificates')

const DAY = 86_400_000
const FLOOD = 200
const SOCKETS = 20
const ADMINISTRATOR = { user: { userName: 'administrator', password: 'Line2x11' } }
const { privateKey } = plantKeys()

test('fill no list while clients with ever new ones connect, and a trusted client and the administration go on', async () => {
  const plant = await openPlant()
  const { panel, serverCertificate, url } = plant
  const historian = createIdentity('Historian')
  plant.trust(historian)
  const { signIn, call } = createCaller(panel)
  await signIn('engineer', 'engineer-3152')
  const trusted = async () =>
    (await call('GET /opcua/certificates')).body.items.filter(
      ({ list }: Schemas['OpcUaCertificate']) => list !== 'rejected'
    )
  const connect = async () => {
    const client = await connectClient(url(), historian, ADMINISTRATOR)
    await client.close()
  }
  const [before, operations] = [await trusted(), panel.state.operationLog.records.length]

  let sent = 0
  const attack = async () => {
    while (sent < FLOOD) {
      sent += 1
      const now = Date.now()
      const names = { commonName: `Flood-${sent}`, uri: `urn:flood:${sent}` }
      const certificate = issueCertificate({ ...names, validFrom: now - DAY, validTo: now + DAY }, privateKey)
      assert.is(await openRawChannel(url(), { certificate, privateKey, serverCertificate: serverCertificate() }), 'OPN')
    }
  }
  const attacks = Promise.all(Array.from({ length: SOCKETS }, attack))
  await connect()
  assert.is((await call('GET /opcua/rejections')).status, 200)
  assert.ok(panel.opcua.server().rejected < FLOOD)
  await attacks
  await connect()

  assert.is(panel.opcua.server().rejected, FLOOD)
  const rejections: Schemas['OpcUaRejection'][] = (await call('GET /opcua/rejections')).body.items
  assert.is(new Set(rejections.map(({ thumbprint }) => thumbprint)).size, 100)
  assert.ok(rejections.every(({ reason }) => reason === 'certificate_untrusted'))
  const rejected = panel.certificates.folder().others.filter(({ list }) => list === 'rejected')
  assert.is(rejected.length, 50)
  assert.equal(await trusted(), before)
  assert.is(panel.state.operationLog.records.length, operations)
  await plant.close()
})

test.run()
