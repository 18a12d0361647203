import { connect } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { callerAs } from '../http/caller'
import { issueCertificate } from '../opcua/certificates/issue'
import { plantKeys } from '../opcua/certificates/keys'
import { MOST_OF_ONE_ADDRESS } from '../opcua/server/connection-limit'
import { openRawChannel } from '../opcua/server/raw-channel'
import { connectClient, createIdentity } from '../opcua/server/test-client'
import { openPlant } from '../opcua/server/test-plant'

const test = suite('rejected certificates')

const DAY = 86_400_000
const FLOOD = 200
/** Another address of this machine. */
const OTHER_PC = '127.0.0.2'
/** As many as one address may have besides a client that logs in. */
const SOCKETS = MOST_OF_ONE_ADDRESS - 2
const ADMINISTRATOR = { user: { userName: 'administrator', password: 'Line2x11' } }
const { privateKey } = plantKeys()

test('fill no list while clients with ever new ones connect, and a trusted client and the administration go on', async () => {
  const plant = await openPlant()
  const { panel, serverCertificate, url } = plant
  const historian = createIdentity('Historian')
  plant.trust(historian)
  const { call } = await callerAs(panel)
  const trusted = async () =>
    (await call('GET /opcua/certificates')).body.items
      .filter(({ list }: Schemas['OpcUaCertificate']) => list !== 'rejected')
      .map(({ last_used: _, ...certificate }: Schemas['OpcUaCertificate']) => certificate)
  const signInOnce = async () => {
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
  await signInOnce()
  assert.is((await call('GET /opcua/rejections')).status, 200)
  assert.ok(panel.opcua.server().rejected < FLOOD)
  await attacks
  await signInOnce()

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

test('keep no other client out when one address opens ever more connections: it has ten at most', async () => {
  const plant = await openPlant()
  const historian = createIdentity('Historian')
  plant.trust(historian)
  const { hostname, port } = new URL(plant.url())
  const sockets = Array.from({ length: 25 }, () =>
    connect({ host: hostname, port: Number(port), localAddress: OTHER_PC }).on('error', () => {})
  )
  await new Promise<void>(resolve => {
    let ended = 0
    for (const socket of sockets)
      socket.once('close', () => {
        ended += 1
        if (ended === sockets.length - MOST_OF_ONE_ADDRESS) resolve()
      })
  })
  const client = await connectClient(plant.url(), historian, ADMINISTRATOR)
  await client.close()
  assert.is(sockets.filter(({ destroyed }) => !destroyed).length, MOST_OF_ONE_ADDRESS)
  for (const socket of sockets) socket.destroy()
  await plant.close()
})

test.run()
