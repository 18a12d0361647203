import { generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../../http/caller'
import { createIdleEngine } from '../idle-engine'
import { issueCertificate } from './issue'
import { factoryKeys, plantKeys, shortKeys } from './keys'
import { toPem } from './pem'

const test = suite('own OPC UA certificate')
const DAY = 86_400_000
const NAMES = { host_names: ['line2-hmi', '192.168.10.42'], organization: 'Bottling', organization_unit: '' }
const PASSWORD = 'key-3152'

async function start() {
  const { panel, ...caller } = await startPanel()
  const now = panel.clock.now()
  const uri = panel.certificates.applicationUri()
  const issue = (key: KeyObject, more = {}) =>
    issueCertificate({ commonName: 'Line 2', uri, validFrom: now - DAY, validTo: now + DAY, ...more }, key)
  const own = () => new X509Certificate(panel.certificates.own().certificate)
  const upload = (certificate: Uint8Array | string, key?: Uint8Array | string, key_password?: string) =>
    caller.call('PUT /opcua/certificates/own', {
      certificate: { name: 'own.der', content: Buffer.from(certificate).toString('base64') },
      ...(key && { key: { name: 'own.key', content: Buffer.from(key).toString('base64') } }),
      ...(key_password !== undefined && { key_password })
    })
  return { panel, ...caller, now, issue, own, upload }
}

const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der' })
const encrypted = { cipher: 'aes-256-cbc', passphrase: PASSWORD }

test('says what the panel is called', async () => {
  const { call } = await start()
  const { body } = await call('GET /opcua/certificates/own')
  assert.equal(
    [body.application_uri, body.panel_names],
    ['urn:hmi-7f31:Line%202%20panel', ['hmi-7f31', '192.168.10.42']]
  )
})

test('makes a certificate with another key, valid for these names, and restarts the server with it', async () => {
  const { panel, call, own } = await start()
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  const before = own()
  const { status, body } = await call('POST /opcua/certificates/own/regenerate', {
    ...NAMES,
    valid_days: 365,
    key_bits: 2048
  })
  assert.equal([status, body.days_left, body.problem], [200, 365, null])
  const after = own()
  assert.ok(after.verify(after.publicKey))
  assert.not.ok(after.publicKey.equals(before.publicKey))
  assert.is(after.checkHost('line2-hmi'), 'line2-hmi')
  assert.is(after.checkIP('192.168.10.42'), '192.168.10.42')
  assert.match(after.subjectAltName ?? '', 'URI:urn:hmi-7f31:Line%202%20panel')
  await panel.opcua.settled()
  assert.is(panel.opcua.server().restarting, true)
})

test('refuses host names that are none', async () => {
  const { call } = await start()
  const { body } = await call('POST /opcua/certificates/own/signing-request', { ...NAMES, host_names: ['not a host'] })
  assert.equal(body.fields, { host_names: 'host' })
})

test('takes the answer of an authority to a signing request without a key', async () => {
  const { panel, call, own, issue, upload } = await start()
  const { body } = await call('POST /opcua/certificates/own/signing-request', NAMES)
  assert.match(body.pem, 'BEGIN CERTIFICATE REQUEST')
  const { privateKey } = panel.certificates.folder().own
  const answer = issue(privateKey, { commonName: 'Signed' })
  assert.is((await upload(toPem('CERTIFICATE', answer))).status, 200)
  assert.match(own().subject, 'CN=Signed')
  const other = await upload(issue(plantKeys().privateKey))
  assert.equal(other.body.fields, { certificate: 'key_unknown' })
})

test('takes a certificate with its key in every usual format', async () => {
  const { own, issue, upload } = await start()
  const { privateKey } = plantKeys()
  const keys: [Uint8Array | string, string?][] = [
    [pkcs8(privateKey)],
    [privateKey.export({ type: 'pkcs8', format: 'pem' })],
    [privateKey.export({ type: 'pkcs1', format: 'der' })],
    [privateKey.export({ type: 'pkcs1', format: 'pem' })],
    [privateKey.export({ type: 'pkcs8', format: 'der', ...encrypted }), PASSWORD],
    [privateKey.export({ type: 'pkcs8', format: 'pem', ...encrypted }), PASSWORD],
    [privateKey.export({ type: 'pkcs1', format: 'pem', ...encrypted }), PASSWORD]
  ]
  for (const [index, [key, password]] of keys.entries()) {
    const { status } = await upload(issue(privateKey, { commonName: `Format ${index}` }), key, password)
    assert.equal([status, own().subject], [200, `CN=Format ${index}`])
  }
})

test('refuses a key that does not match, is none, is encrypted or too short', async () => {
  const { issue, own, upload } = await start()
  const before = own().fingerprint
  const { privateKey } = plantKeys()
  const mismatch = await upload(issue(privateKey), pkcs8(factoryKeys().privateKey))
  assert.equal([mismatch.body.error_code, mismatch.body.fields], ['key_mismatch', { key: 'key_mismatch' }])
  const fields = async (...sent: Parameters<typeof upload>) => (await upload(...sent)).body.fields
  const locked = privateKey.export({ type: 'pkcs8', format: 'der', ...encrypted })
  const lockedPem = privateKey.export({ type: 'pkcs8', format: 'pem', ...encrypted })
  assert.equal(await fields(issue(privateKey), 'no key'), { key: 'not_a_key' })
  assert.equal(await fields(issue(privateKey), locked), { key_password: 'required' })
  for (const key of [locked, lockedPem])
    assert.equal(await fields(issue(privateKey), key, 'another'), { key_password: 'wrong_password' })
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  assert.equal(await fields(issue(privateKey), pkcs8(curve)), { key: 'not_a_key' })
  assert.equal(await fields(issue(shortKeys().privateKey)), { certificate: 'key_too_short' })
  assert.equal(await fields('no certificate'), { certificate: 'not_a_certificate' })
  assert.is(own().fingerprint, before)
})

test('refuses a certificate that clients would reject, at the time of the panel or for its application URI', async () => {
  const { issue, now, own, upload } = await start()
  const { privateKey } = factoryKeys()
  const { body: late } = await upload(issue(privateKey, { validTo: now - 1000 }))
  assert.equal(late.fields, { certificate: 'expired' })
  const { body: early } = await upload(issue(privateKey, { validFrom: now + 1000 }))
  assert.equal(early.fields, { certificate: 'not_yet_valid' })
  const before = own().fingerprint
  const { body: foreign } = await upload(issue(privateKey, { uri: 'urn:other' }))
  assert.equal(foreign.fields, { certificate: 'uri_mismatch' })
  assert.is(own().fingerprint, before)
})

test('records that the certificate was replaced, never its key or password', async () => {
  const { panel, issue, upload } = await start()
  const { privateKey } = plantKeys()
  const key = privateKey.export({ type: 'pkcs8', format: 'pem', ...encrypted }).toString()
  await upload(issue(privateKey), key, PASSWORD)
  const [record] = panel.state.operationLog.records.slice(-1)
  assert.is(record?.function, 'PUT /opcua/certificates/own')
  const changes = new Map(record?.changes.map(({ field, ...change }) => [field, change]))
  assert.is(changes.get('certificate.subject')?.next, 'CN=Line 2')
  assert.is(changes.get('key.content')?.secret, true)
  const text = JSON.stringify(record)
  assert.not.ok(text.includes(PASSWORD))
  assert.not.ok(text.includes(Buffer.from(key).toString('base64').slice(0, 40)))
})

test.run()
