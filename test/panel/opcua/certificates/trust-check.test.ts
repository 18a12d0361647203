import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPanel } from '../../panel'
import { MOST_REJECTED } from './certificates'
import { type CertificateChoices, type Issuer, issueCertificate, issueRevocationList } from './issue'
import { plantKeys, shortKeys } from './keys'
import { readCertificate } from './read-certificate'

const test = suite('check of certificates')
const DAY = 86_400_000
const ADDRESS = '192.168.10.77'
const { privateKey } = plantKeys()

function start() {
  const panel = createPanel({ seed: 'factory-new' })
  const now = panel.clock.now()
  const period = { validFrom: now - DAY, validTo: now + DAY }
  const client = (more: Partial<CertificateChoices> = {}, issuer?: Issuer, key = privateKey) =>
    issueCertificate({ commonName: 'Client', uri: 'urn:client', ...period, ...more }, key, issuer)
  const authority = (name = 'CA'): Issuer => ({
    certificate: client({ commonName: name, authority: true, validTo: now + 100 * DAY }),
    privateKey
  })
  const { others, revocationLists } = panel.certificates.folder()
  const store = (list: 'trusted' | 'issuers', certificate: Uint8Array) =>
    void panel.certificates.folder().others.push({ list, der: Buffer.from(certificate), fileName: 'it.der' })
  const check = (der: Uint8Array) => panel.certificates.check(der, ADDRESS)
  return { panel, now, client, authority, store, check, others, revocationLists }
}

test('accepts what is trusted, itself or through its issuer, and nothing else', () => {
  const { client, authority, store, check } = start()
  const own = client()
  assert.is(check(own), 'untrusted')
  const [ca, other] = [authority('CA'), authority('Other')]
  assert.is(check(client({}, ca)), 'issuer_unknown')
  store('issuers', ca.certificate)
  assert.is(check(client({}, ca)), 'untrusted')
  const trusted = client({}, ca)
  store('trusted', trusted)
  assert.is(check(trusted), 'good')
  store('trusted', other.certificate)
  assert.is(check(client({}, other)), 'good')
})

test('rejects a trusted one outside its period by the clock of the panel', () => {
  const { panel, now, client, store, check } = start()
  const trusted = client()
  store('trusted', trusted)
  assert.is(check(trusted), 'good')
  panel.clock.set(now + 2 * DAY)
  assert.is(check(trusted), 'expired')
  panel.clock.set(now - 2 * DAY)
  assert.is(check(trusted), 'not_yet_valid')
})

test('rejects what its issuer has revoked, and believes no other list', () => {
  const { panel, now, client, authority, store, check } = start()
  const [ca, stranger] = [authority('CA'), authority('Stranger')]
  const trusted = client({}, ca)
  store('issuers', ca.certificate)
  store('trusted', trusted)
  const serials = [readCertificate(trusted)?.x509.serialNumber ?? '']
  const revoke = (issuer: Issuer) =>
    panel.certificates.folder().revocationLists.push({
      der: issueRevocationList({ issuedAt: now, nextAt: now + DAY, serials }, issuer),
      fileName: 'it.crl'
    })
  revoke(stranger)
  assert.is(check(trusted), 'good')
  revoke(ca)
  assert.is(check(trusted), 'revoked')
})

test('rejects short keys and broken signatures, also of what is trusted', () => {
  const { client, store, check } = start()
  const weak = client({}, undefined, shortKeys().privateKey)
  store('trusted', weak)
  assert.is(check(weak), 'weak_key')
  const changed = Buffer.from(client())
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  assert.is(check(changed), 'invalid')
  assert.is(check(Buffer.from('no certificate')), 'invalid')
  assert.is(check(Buffer.concat([client(), Buffer.from([0])])), 'invalid')
})

test('keeps whom it rejects, each once, with time and address', async () => {
  const { panel, client, check } = start()
  const der = client({ commonName: '../etc/passwd' })
  check(der)
  await panel.clock.advance(5000)
  check(der)
  const { others } = panel.certificates.folder()
  assert.is(others.length, 1)
  assert.equal(others[0]?.rejection, { reason: 'untrusted', at: panel.clock.now(), address: ADDRESS })
  assert.is(others[0]?.fileName, '..-etc-passwd.der')
  assert.ok(panel.certificates.find(createHash('sha1').update(der).digest('hex')))
})

test('the oldest of the rejected make room', async () => {
  const { panel, client, check } = start()
  const names = Array.from({ length: MOST_REJECTED + 1 }, (_, index) => `Client ${index}`)
  for (const commonName of names) {
    check(client({ commonName }))
    await panel.clock.advance(1000)
  }
  const { others } = panel.certificates.folder()
  assert.is(others.length, MOST_REJECTED)
  assert.not.ok(others.some(({ der }) => readCertificate(der)?.name === 'Client 0'))
})

test('the plant has a revoked client, a stranger, and one with a short key', () => {
  const { certificates } = createPanel()
  const verdicts = certificates.folder().others.map(({ list, der }) => [list, certificates.check(der, null)])
  assert.equal(verdicts, [
    ['rejected', 'untrusted'],
    ['rejected', 'weak_key'],
    ['trusted', 'good'],
    ['trusted', 'revoked'],
    ['issuers', 'untrusted']
  ])
  const { certificate, privateKey: key } = certificates.own()
  const own = readCertificate(Buffer.from(certificate))
  assert.equal([own?.uri, own?.keyBits], [certificates.applicationUri(), 2048])
  assert.match(key, 'BEGIN PRIVATE KEY')
})

test.run()
