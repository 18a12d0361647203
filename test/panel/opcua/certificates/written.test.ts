import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Issuer, issueCertificate, issueRevocationList, writeSigningRequest } from './issue'
import { plantKeys } from './keys'
import { toPem } from './pem'
import { readCertificate } from './read-certificate'
import { readRevocationList } from './revocation-list'

// What the panel writes is read with another library than the panel's.
const test = suite('written certificates')
x509.cryptoProvider.set(webcrypto as never)

const NOW = Date.UTC(2026, 10, 21, 9, 41, 7)
const YEAR = 365 * 86_400_000
const SERVER = {
  commonName: 'PanelServer',
  organization: 'Example Bottling, Ltd.',
  organizationUnit: '製造部',
  uri: 'urn:line2-hmi:PanelServer',
  hostNames: ['line2-hmi', '192.168.10.42']
}
const { privateKey } = plantKeys()
const period = { validFrom: NOW, validTo: NOW + 30 * YEAR }
const authority = (): Issuer => ({
  certificate: issueCertificate({ commonName: 'Plant CA', authority: true, ...period }, privateKey),
  privateKey
})
const readElsewhere = (der: Uint8Array) => new x509.X509Certificate(new Uint8Array(der))
const { KeyUsageFlags: usage } = x509
const APPLICATION = usage.digitalSignature | usage.nonRepudiation | usage.keyEncipherment | usage.dataEncipherment

test('a self-signed certificate has the fields of OPC UA Part 6', async () => {
  const read = readElsewhere(issueCertificate({ ...SERVER, ...period }, privateKey))
  assert.is(await read.isSelfSigned(), true)
  assert.equal(read.subjectName.getField('CN'), ['PanelServer'])
  assert.equal(read.subjectName.getField('O'), ['Example Bottling, Ltd.'])
  assert.equal(read.subjectName.getField('OU'), ['製造部'])
  assert.equal([read.notBefore.getTime(), read.notAfter.getTime()], [NOW - (NOW % 1000), NOW + 30 * YEAR])
  assert.equal(read.getExtension(x509.SubjectAlternativeNameExtension)?.names.toJSON(), [
    { type: 'url', value: 'urn:line2-hmi:PanelServer' },
    { type: 'dns', value: 'line2-hmi' },
    { type: 'ip', value: '192.168.10.42' }
  ])
  assert.is(read.getExtension(x509.KeyUsagesExtension)?.usages, APPLICATION | usage.keyCertSign)
  assert.equal(Array.from(read.getExtension(x509.ExtendedKeyUsageExtension)?.usages ?? []), [
    x509.ExtendedKeyUsage.serverAuth,
    x509.ExtendedKeyUsage.clientAuth
  ])
  assert.is(read.getExtension(x509.BasicConstraintsExtension)?.ca, false)
})

test('an authority signs a certificate and the list of those it revokes', async () => {
  const issuer = authority()
  const root = readElsewhere(issuer.certificate)
  const der = issueCertificate({ ...SERVER, ...period }, privateKey, issuer)
  const read = readElsewhere(der)
  assert.is(root.getExtension(x509.BasicConstraintsExtension)?.ca, true)
  assert.is(await read.verify({ publicKey: root.publicKey, signatureOnly: true }), true)
  assert.is(read.issuer, root.subject)
  assert.is(read.getExtension(x509.KeyUsagesExtension)?.usages, APPLICATION)

  const serials = [readCertificate(der)?.x509.serialNumber ?? '']
  const list = new x509.X509Crl(
    new Uint8Array(issueRevocationList({ issuedAt: NOW, nextAt: NOW + YEAR, serials }, issuer))
  )
  assert.is(await list.verify({ publicKey: root.publicKey }), true)
  assert.is(list.findRevoked(read)?.serialNumber, read.serialNumber)
  assert.is(list.findRevoked(root), null)
})

test('a signing request contains the names and is signed with the key', async () => {
  const text = toPem('CERTIFICATE REQUEST', writeSigningRequest(SERVER, privateKey))
  const read = new x509.Pkcs10CertificateRequest(text)
  assert.is(await read.verify(), true)
  assert.equal(read.subjectName.getField('OU'), ['製造部'])
  const names = read.extensions.find(it => it instanceof x509.SubjectAlternativeNameExtension)?.names.toJSON()
  assert.equal(
    names?.map(({ value }) => value),
    ['urn:line2-hmi:PanelServer', 'line2-hmi', '192.168.10.42']
  )
})

test('the panel reads a revocation list that another library has written', async () => {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-384', modulusLength: 2048 }
  const keys = await webcrypto.subtle.generateKey({ ...algorithm, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify'
  ])
  const name = 'CN=Other CA'
  const written = await x509.X509CertificateGenerator.createSelfSigned({ name, keys, signingAlgorithm: algorithm })
  const crl = await x509.X509CrlGenerator.create({
    issuer: name,
    thisUpdate: new Date(NOW),
    signingAlgorithm: algorithm,
    signingKey: keys.privateKey,
    entries: [{ serialNumber: '00c0ffee' }]
  })
  const root = readCertificate(Buffer.from(written.rawData))
  const list = readRevocationList(Buffer.from(crl.rawData))
  assert.equal(list?.serials, ['C0FFEE'])
  assert.is(list?.issuedAt, NOW - (NOW % 1000))
  assert.ok(root && list?.isSignedBy(root.x509))
  const stranger = readCertificate(authority().certificate)
  assert.not.ok(stranger && list?.isSignedBy(stranger.x509))
})

test.run()
