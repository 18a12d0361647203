import 'reflect-metadata'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { Pkcs10CertificateRequest } from '@peculiar/x509'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, startPanel } from '../http/caller'
import { type CertificateChoices, issueCertificate } from '../opcua/certificates/issue'
import { factoryKeys, shortKeys } from '../opcua/certificates/keys'
import { toPem } from '../opcua/certificates/pem'
import { createCertificate } from '../server/certificate'
import { isInNetworks, isNetwork } from './allowed-networks'
import { CHAIN, OF_3DES, OF_EMPTY_PASSWORD, OF_RC2, PKCS12_PASSWORD, WITHOUT_KEY } from './pkcs12-samples'
import { certificatesIn } from './web-identity'

const test = suite('web server')
const MINUTE = 60_000
const USERINFO = 'GET /uac/account/userinfo'

async function start() {
  const { panel, ...caller } = await startPanel()
  const { call } = caller
  const save = (changes: Changes<'/features/misc/web-server'>) => caller.save('/features/misc/web-server', changes)
  const state = async () =>
    (await call('GET /features/misc/services')).body.items.find(({ id }: { id: string }) => id === 'web-server').state
  const report = async (idle_seconds: number) => (await call('POST /uac/account/activity', { idle_seconds })).body
  return { panel, ...caller, save, state, report }
}

for (const [text, expected] of [
  ['192.168.10.0/24', true],
  ['192.168.10.20', true],
  ['0.0.0.0/0', true],
  ['192.168.10.0/33', false],
  ['192.168.10/24', false],
  ['192.168.10.0/24/1', false],
  ['192.168.10.256', false]
] as const)
  test(`${text} is ${expected ? 'a network' : 'no network'}`, () => assert.is(isNetwork(text), expected))

for (const [address, expected] of [
  ['192.168.10.0', true],
  ['192.168.10.255', true],
  ['192.168.11.0', false],
  ['10.0.0.5', true],
  ['10.0.0.6', false]
] as const)
  test(`${address} is ${expected ? 'allowed' : 'not allowed'}`, () =>
    assert.is(isInNetworks(address, ['192.168.10.0/24', '10.0.0.5']), expected))

test('refuses networks that would lock the caller out, and what is no network', async () => {
  const { panel, save } = await start()
  const own = panel.state.network.visitor.address
  const out = await save({ allowed_networks: ['10.0.0.0/8'] })
  assert.equal([out.status, out.body.error_code], [409, 'excludes_caller'])
  assert.equal((await save({ allowed_networks: ['10.0.0'] })).body.fields, { allowed_networks: 'network' })
  assert.is((await save({ allowed_networks: ['10.0.0.0/8', own] })).status, 204)
  assert.equal([panel.misc.web.admits(own), panel.misc.web.admits('127.0.0.2')], [true, false])
})

test('ends a session without an action after the idle time, also for renewals', async () => {
  const { panel, call, save, grant, token } = await start()
  await save({ idle_minutes: 1 })
  await panel.clock.advance(MINUTE - 1)
  assert.is((await call(USERINFO)).status, 200)
  await panel.clock.advance(1)
  const { status, body } = await call(USERINFO)
  assert.equal([status, body.message], [401, 'invalid or expired jwt'])
  assert.is((await grant({ grant_type: 'refresh_token', refresh_token: token() ?? '' })).status, 400)
})

test('a write and a reported action keep the session, a read does not', async () => {
  const { panel, call, save, report } = await start()
  await save({ idle_minutes: 2 })
  await panel.clock.advance(MINUTE)
  assert.equal(await report(90), { idle_minutes: 2, seconds_left: 60 })
  assert.equal(await report(15), { idle_minutes: 2, seconds_left: 105 })
  await panel.clock.advance(MINUTE)
  await call(USERINFO)
  assert.is((await report(9999)).seconds_left, 45)
  await call('PUT /system/hmi/name', { name: 'line2-hmi' })
  assert.is((await report(9999)).seconds_left, 120)
})

test('shows each user who is logged in once, until they log out', async () => {
  const { call, grant, use, token } = await start()
  const users = async () =>
    (await call('GET /features/misc/services')).body.items
      .find(({ id }: { id: string }) => id === 'web-server')
      .users.map(({ name, address }: { name: string; address: string }) => `${name} ${address}`)
  const own = token()
  const { body } = await grant({ grant_type: 'password', username: 'operator', password: 'operator-3152' })
  await grant({ grant_type: 'password', username: 'engineer', password: 'engineer-3152' })
  const renewed = await grant({ grant_type: 'refresh_token', refresh_token: body.access_token })
  assert.equal(await users(), ['engineer 192.168.10.77', 'operator 192.168.10.77'])
  use(renewed.body.access_token)
  await call('DELETE /auth/token/user')
  use(own)
  assert.equal(await users(), ['engineer 192.168.10.77'])
})

test('works with a new certificate after a restart of the web server', async () => {
  const { panel, call, state } = await start()
  const before = (await call('GET /features/misc/web-server/certificate')).body
  assert.equal([before.self_signed, before.days_left > 700], [true, true])
  const { key, cert: certificate } = await createCertificate('line2.plant.example')
  panel.misc.web.identity()
  assert.is((await call('POST /features/misc/web-server/certificate', { certificate, key })).status, 204)
  assert.is(await state(), 'restart_needed')
  const { fingerprint256 } = new X509Certificate(certificate)
  const inUse = () => new X509Certificate(panel.misc.web.identity().certificate).fingerprint256
  assert.is.not(inUse(), fingerprint256)
  await call('POST /features/misc/services/web-server/restart')
  assert.is(await state(), 'running')
  assert.is(inUse(), fingerprint256)
  await call('POST /features/misc/web-server/certificate/regenerate')
  const { fingerprint } = (await call('GET /features/misc/web-server/certificate')).body
  assert.is.not(fingerprint, fingerprint256)
})

test('refuses what is no certificate, has expired, or does not match its key', async () => {
  const { call } = await start()
  const { key, cert: certificate } = await createCertificate('one.plant.example')
  const other = await createCertificate('other.plant.example')
  const past = await createCertificate('past.plant.example', {
    valid: { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2021-01-01') }
  })
  for (const [body, fields] of [
    [{ certificate: 'x', key }, { certificate: 'not_a_certificate' }],
    [{ certificate: past.cert, key: past.key }, { certificate: 'expired' }],
    [{ certificate, key: 'x' }, { key: 'not_a_key' }],
    [{ certificate, key: other.key }, { key: 'key_mismatch' }],
    [{ certificate, key: encrypted(key) }, { key_password: 'required' }],
    [{ certificate, key: encrypted(key), key_password: 'another' }, { key_password: 'wrong_password' }]
  ] as const)
    assert.equal((await call('POST /features/misc/web-server/certificate', body)).body.fields, fields)
})

const encrypted = (key: string) =>
  createPrivateKey(key)
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'key-315' })
    .toString()

test('decrypts a key with its password, and stores it in clear for the web server', async () => {
  const { panel, call } = await start()
  const { key, cert: certificate } = await createCertificate('line2.plant.example')
  const body = { certificate, key: encrypted(key), key_password: 'key-315' }
  assert.is((await call('POST /features/misc/web-server/certificate', body)).status, 204)
  assert.ok(new X509Certificate(certificate).checkPrivateKey(createPrivateKey(panel.state.webIdentity!.key)))
})

const pkcs12 = (file: Buffer) => toPem('CERTIFICATE', file).replace(/CERTIFICATE/g, 'PKCS12')

test('reads a PKCS #12 file with its password: the certificate of the key, followed by its issuer', async () => {
  const { panel, call } = await start()
  const upload = { certificate: pkcs12(CHAIN), key_password: PKCS12_PASSWORD }
  assert.is((await call('POST /features/misc/web-server/certificate', upload)).status, 204)
  const { certificate, key } = panel.state.webIdentity!
  const [own, issuer, ...others] = certificatesIn(certificate)
  assert.equal([own?.subject, issuer?.subject, others], ['CN=line2-hmi', 'CN=Plant CA', []])
  assert.ok(own?.checkPrivateKey(createPrivateKey(key)))
})

test('reads a PKCS #12 file with the empty password', async () => {
  const { panel, call } = await start()
  const upload = { certificate: pkcs12(OF_EMPTY_PASSWORD) }
  assert.is((await call('POST /features/misc/web-server/certificate', upload)).status, 204)
  const { certificate, key } = panel.state.webIdentity!
  assert.ok(new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key)))
})

for (const [what, file, key_password, fields] of [
  ['without its password', CHAIN, '', { key_password: 'required' }],
  ['with another password', CHAIN, 'another', { key_password: 'wrong_password' }],
  ['without a key', WITHOUT_KEY, PKCS12_PASSWORD, { certificate: 'no_key' }],
  ['encrypted by RC2', OF_RC2, PKCS12_PASSWORD, { certificate: 'unsupported_encryption' }],
  ['encrypted by 3DES', OF_3DES, PKCS12_PASSWORD, { certificate: 'unsupported_encryption' }],
  ['that is damaged', CHAIN.subarray(0, 200), PKCS12_PASSWORD, { certificate: 'not_a_certificate' }]
] as const)
  test(`refuses a PKCS #12 file ${what}`, async () => {
    const { call } = await start()
    const upload = { certificate: pkcs12(file), key_password }
    assert.equal((await call('POST /features/misc/web-server/certificate', upload)).body.fields, fields)
  })

test('makes a signing request, whose certificate is stored without a key', async () => {
  const { panel, call } = await start()
  const names = {
    host_names: ['line2-hmi.plant.example', '192.168.10.42'],
    organization: 'Plant',
    organization_unit: ''
  }
  const request = async () => (await call('POST /features/misc/web-server/certificate/signing-request', names)).body
  const { pem, file_name } = await request()
  assert.is(file_name, 'line2-hmi.plant.example.csr')
  const wanted = new Pkcs10CertificateRequest(pem)
  assert.is(wanted.subject, 'CN=line2-hmi.plant.example, O=Plant')
  const keyOf = (text: string) => Buffer.from(new Pkcs10CertificateRequest(text).publicKey.rawData).toString('hex')
  assert.is(keyOf((await request()).pem), keyOf(pem))

  const { state, clock } = panel
  const certificateFor = (key: string, commonName: string) => {
    const choices = { commonName, validFrom: clock.now(), validTo: clock.now() + 86_400_000 }
    return toPem('CERTIFICATE', issueCertificate(choices, createPrivateKey(key)))
  }
  const upload = (certificate: string) => call('POST /features/misc/web-server/certificate', { certificate })
  const { cert: foreign } = await createCertificate('other.plant.example')
  assert.equal((await upload(foreign)).body.fields, { certificate: 'key_unknown' })
  const kept = state.webRequestKey!
  assert.is((await upload(certificateFor(kept, 'signed'))).status, 204)
  assert.equal([state.webIdentity?.key, state.webRequestKey], [kept, undefined])
  assert.is((await upload(certificateFor(kept, 'renewed'))).status, 204)
  const typed = await call('POST /features/misc/web-server/certificate/signing-request', {
    ...names,
    host_names: ['a_b']
  })
  assert.equal(typed.body.fields, { host_names: 'host' })
})

test('says before an upload for which names a certificate is not valid, that it is weak or expires soon', async () => {
  const { panel, call } = await start()
  const own = [panel.state.versions.hostname, ...panel.network.ownAddresses()]
  const now = panel.clock.now()
  const pem = (choices: Partial<CertificateChoices>, keys = factoryKeys()) => {
    const validity = { validFrom: now - 1000, validTo: now + 12.5 * 86_400_000 }
    const der = issueCertificate({ commonName: 'line2', hostNames: own, ...validity, ...choices }, keys.privateKey)
    return toPem('CERTIFICATE', der)
  }
  const check = async (certificate: string) =>
    (await call('POST /features/misc/web-server/certificate/checks', { certificate })).body
  assert.equal(await check(pem({})), { missing_names: [], weaknesses: [], days_left: 12 })
  assert.equal((await check(pem({ hostNames: ['line9'] }))).missing_names, own)
  assert.equal((await check(pem({ validFrom: now + 1000 }, shortKeys()))).weaknesses, ['short_key', 'not_yet_valid'])
  // The algorithm of RFC 8017 in place of SHA-256; nobody verifies the signature.
  const signedBySha1 = Buffer.from(pem({}).replace(/-----.+-----/g, ''), 'base64')
    .toString('hex')
    .replaceAll('2a864886f70d01010b', '2a864886f70d010105')
  const old = toPem('CERTIFICATE', Buffer.from(signedBySha1, 'hex'))
  assert.equal((await check(old)).weaknesses, ['old_signature'])
  assert.equal((await check('x')).fields, { certificate: 'not_a_certificate' })
})

test.run()
