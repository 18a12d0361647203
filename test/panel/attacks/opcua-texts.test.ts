import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { startPanel } from '../http/caller'
import { issueCertificate } from '../opcua/certificates/issue'
import { plantKeys } from '../opcua/certificates/keys'
import { toPem } from '../opcua/certificates/pem'
import { RegistrationFailure } from '../opcua/discovery/registration'
import { createIdleEngine } from '../opcua/idle-engine'
import { REJECTED } from '../opcua/sample-clients'

const { privateKey } = plantKeys()
const DAY = 86_400_000
const LONG = 'x'.repeat(5000)
/** Control characters, another reading direction, nothing that can be seen, and far too much. */
const HOSTILE = ['a\r\nb\tc\u001b[2J', '\u202eelbatsurt', '\u200b', LONG]

async function start() {
  const { panel, ...caller } = await startPanel()
  const now = panel.clock.now()
  const issue = (commonName: string, uri = 'urn:x') =>
    issueCertificate({ commonName, uri, validFrom: now - DAY, validTo: now + DAY }, privateKey)
  const list = async (): Promise<Schemas['OpcUaCertificate'][]> =>
    (await caller.call('GET /opcua/certificates')).body.items
  return { panel, ...caller, issue, list }
}

const test = suite('texts of OPC UA applications')

test('are shortened in certificates, and else returned as they are', async () => {
  const { panel, issue, list } = await start()
  for (const text of HOSTILE) panel.certificates.check(issue(text, `urn:${text}`), '192.168.10.9')
  const rejected = (await list()).filter(({ address }) => address === '192.168.10.9')
  assert.is(rejected.length, HOSTILE.length)
  const longest = rejected.find(({ name }) => name.startsWith('xxx'))!
  assert.equal([longest.name.length, longest.name.at(-1)], [256, '…'])
  assert.equal([longest.subject.length, longest.uri.length], [1024, 1024])
  assert.ok(rejected.some(({ name }) => name === '\u202eelbatsurt'))
})

test('are shortened in the certificate of the web server', async () => {
  const { panel, call, issue } = await start()
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  panel.state.misc.webServer.idle_minutes = 30
  const sent = { certificate: toPem('CERTIFICATE', issue(LONG)), key }
  await call('POST /features/misc/web-server/certificate', sent)
  const { body } = await call('GET /features/misc/web-server/certificate')
  assert.is(body.subject.length, 1024)
})

test('are shortened for rejected clients, of which the newest 100 are kept', async () => {
  const { panel, call } = await start()
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  for (let index = 0; index < 10_000; index += 1)
    engine.reject({ ...REJECTED, client: LONG, client_uri: `urn:${index}:${LONG}`, username: LONG })
  const { items, total } = (await call('GET /opcua/rejections')).body
  assert.equal([items.length, total], [100, 100])
  assert.match(items[0].client_uri, 'urn:9999:')
  assert.equal([items[0].client.length, items[0].client_uri.length, items[0].username.length], [256, 1024, 256])
})

test('fill no list: of 500 rejected certificates the newest 50 are kept, and the trusted ones stay', async () => {
  const { panel, issue, list } = await start()
  const before = (await list()).filter(it => it.list !== 'rejected')
  const template = issue('Flood-00000')
  const at = template.indexOf('Flood-00000')
  for (let index = 0; index < 500; index += 1) {
    // Its signature is wrong then, so that it is rejected all the same.
    const der = Buffer.from(template)
    der.write(String(index).padStart(5, '0'), at + 6)
    panel.certificates.check(der, '192.168.10.9')
  }
  const all = await list()
  assert.equal(
    all.filter(it => it.list !== 'rejected'),
    before
  )
  const issuers = all.filter(it => it.list === 'rejected').map(({ issuer, subject }) => issuer + subject)
  assert.is(issuers.length, 50)
  assert.ok(issuers.every(text => /Flood-004[5-9]\d/.test(text)))
})

test('of a discovery server with thousands of names are bounded, whatever their type', async () => {
  const { panel, call } = await start()
  panel.state.opcuaDiscovery.hosts = { 'lds.plant.example': { 4840: 4841 } }
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  const run = async () =>
    (await call('POST /opcua/discovery/tests', { url: 'opc.tcp://lds.plant.example' }))
      .body as Schemas['OpcUaDiscoveryTest']
  // What a library passes on is what the other side has sent.
  const names = [null, 7, { text: 'x' }, 'http://[', ...HOSTILE, ...Array.from({ length: 5000 }, () => LONG)] as never[]
  engine.register = async () => names
  const { servers } = await run()
  assert.is(servers.length, 100)
  assert.ok(servers.every(name => typeof name === 'string' && name.length <= 256))
  engine.register = async () => {
    throw new RegistrationFailure('no_discovery_server', names.join(', '))
  }
  assert.is((await run()).detail.length, 1024)
})

test.run()
