import { generateKeyPairSync, webcrypto } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import { cryptoProvider, X509CertificateGenerator } from '@peculiar/x509'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, startPanel } from '../http/caller'

const test = suite('hostile web certificates')
const PATH = '/features/misc/web-server/certificate'

type Identity = BodyFor<`POST ${typeof PATH}`>

interface Choices {
  bits?: number
  name?: string
  serialNumber?: string
  notAfter?: Date
}

/** A certificate of itself with its key, both in PEM. */
async function identity({ bits = 2048, name = 'CN=line-2', ...more }: Choices = {}) {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: bits
  }
  cryptoProvider.set(webcrypto as Crypto) // The type of Node lacks what only browsers have.
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name,
    notBefore: new Date('2026-01-01'),
    notAfter: new Date('2030-01-01'),
    serialNumber: '01',
    ...more,
    signingAlgorithm: algorithm,
    keys: keys as CryptoKeyPair
  })
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return { certificate: certificate.toString('pem'), key: inPem('PRIVATE KEY', key) }
}

const inPem = (label: string, base64: string) =>
  `-----BEGIN ${label}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`

async function start() {
  const { panel, call } = await startPanel()
  panel.misc.web.identity()
  const upload = async (body: Identity) => {
    const { status, body: reply } = await call(`POST ${PATH}`, body)
    return status === 204 ? 'stored' : reply.fields
  }
  /** As the web server does when it starts. */
  const servesAfterRestart = () => {
    panel.misc.web.restart()
    const { certificate: cert, key } = panel.misc.web.identity()
    return Boolean(createSecureContext({ cert, key }))
  }
  return { panel, call, upload, servesAfterRestart }
}

const encryptedKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }
  }).privateKey

test('what a TLS server cannot use is refused, and the certificate in use stays', async () => {
  const { panel, upload, servesAfterRestart } = await start()
  const before = panel.misc.web.identity()
  const good = await identity()
  const broken = inPem('CERTIFICATE', 'AAAA')
  const cases: [name: string, body: Identity, fields: object][] = [
    ['no PEM', { ...good, certificate: 'MIIB' }, { certificate: 'not_a_certificate' }],
    ['a broken issuer', { ...good, certificate: good.certificate + broken }, { certificate: 'not_a_certificate' }],
    [
      'too many issuers',
      { ...good, certificate: `${good.certificate}\n`.repeat(9) },
      { certificate: 'not_a_certificate' }
    ],
    ['a large one', { ...good, certificate: `${good.certificate}\n`.repeat(80) }, { certificate: 'too_long' }],
    ['1 MB of subject', { ...good, certificate: 'x'.repeat(1_000_000) }, { certificate: 'too_long' }],
    ['a short key', await identity({ bits: 1024 }), { key: 'key_too_short' }],
    ['another key', { ...good, key: (await identity()).key }, { key: 'key_mismatch' }],
    ['a key with a password', { ...good, key: encryptedKey() }, { key_password: 'required' }],
    ['the certificate as its key', { ...good, key: good.certificate }, { key: 'not_a_key' }],
    ['an expired one', await identity({ notAfter: new Date('2026-02-01') }), { certificate: 'expired' }]
  ]
  for (const [name, body, fields] of cases) assert.equal(await upload(body), fields, name)
  assert.ok(servesAfterRestart())
  assert.equal(panel.misc.web.identity(), before)
})

test('a strange one that TLS can use is shown as one line of text', async () => {
  const { call, upload, servesAfterRestart } = await start()
  const strange = [
    { serialNumber: 'ff01' },
    { name: 'CN=line\u0007\u001b[31m\n, O=\u202egnitset' },
    { name: `CN=${'x'.repeat(2000)}` },
    { notAfter: new Date('9999-12-31T23:59:59Z') }
  ]
  for (const choices of strange) {
    assert.is(await upload(await identity(choices)), 'stored')
    assert.ok(servesAfterRestart())
    const { status, body } = await call(`GET ${PATH}`)
    assert.is(status, 200)
    assert.not.match(`${body.subject}${body.issuer}`, /\p{Cc}/u)
  }
})

test('a key in the file of the certificate is not stored with it', async () => {
  const { panel, upload } = await start()
  const { certificate, key } = await identity()
  assert.is(await upload({ certificate: `${key}\n${certificate}\n${key}`, key }), 'stored')
  assert.not.match(panel.state.webIdentity?.certificate ?? '', 'PRIVATE')
})

test.run()
