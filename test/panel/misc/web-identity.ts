import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import type { Schemas } from '../../../src/api/generated/schema'
import { panelTimeOf } from '../device/utc'
import type { FieldFaults } from '../http/handler-types'
import { pemOf } from '../opcua/certificates/keys'
import { toPem } from '../opcua/certificates/pem'
import { readAnyKey } from '../opcua/certificates/private-key'
import { readCertificate } from '../opcua/certificates/read-certificate'
import type { WebIdentity } from './misc-state'
import { readPkcs12 } from './pkcs12'

type Upload = Schemas['NewWebCertificate']
type Fault = { fault: FieldFaults<'POST /features/misc/web-server/certificate', 400> }

/** Certificates, that of the panel first, and its key. */
interface Pair {
  certificates: readonly X509Certificate[]
  key: KeyObject
}

const BLOCK = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g
const PKCS12 = /-----BEGIN PKCS12-----([^-]*)-----END PKCS12-----/
/** Of itself and its issuers. */
const MOST_CERTIFICATES = 8
export const SHORTEST_RSA_BITS = 2048

/** Why an upload cannot be used: with what a TLS server cannot use nobody would get in again. */
export async function identityFrom(
  upload: Upload,
  keptKeys: readonly string[],
  now: number
): Promise<WebIdentity | Fault> {
  const [, pkcs12] = PKCS12.exec(upload.certificate) ?? []
  const pair = pkcs12 === undefined ? fromPem(upload, keptKeys) : await fromPkcs12(pkcs12, upload.key_password ?? '')
  if ('fault' in pair) return pair
  const { certificates, key } = pair
  const [own] = certificates
  if (!own || certificates.length > MOST_CERTIFICATES) return { fault: { certificate: 'not_a_certificate' } }
  if (!(panelTimeOf(Date.parse(own.validTo)) >= now)) return { fault: { certificate: 'expired' } }
  const { modulusLength = SHORTEST_RSA_BITS } = key.asymmetricKeyDetails ?? {}
  if (modulusLength < SHORTEST_RSA_BITS)
    return { fault: { [upload.key === undefined ? 'certificate' : 'key']: 'key_too_short' } }
  // The certificates alone, as their file may contain the key too.
  const identity = { certificate: certificates.map(({ raw }) => toPem('CERTIFICATE', raw)).join(''), key: pemOf(key) }
  return isServable(identity) ? identity : { fault: { certificate: 'not_a_certificate' } }
}

function fromPem(upload: Upload, keptKeys: readonly string[]): Pair | Fault {
  const certificates = certificatesIn(upload.certificate)
  const [own] = certificates
  if (!own) return { fault: { certificate: 'not_a_certificate' } }
  if (upload.key === undefined) {
    const key = keptKeys.map(kept => createPrivateKey(kept)).find(kept => own.checkPrivateKey(kept))
    return key ? { certificates, key } : { fault: { certificate: 'key_unknown' } }
  }
  const key = readAnyKey(Buffer.from(upload.key), upload.key_password ?? '')
  if (key === 'not_a_key') return { fault: { key } }
  if (typeof key === 'string') return { fault: { key_password: key } }
  return own.checkPrivateKey(key) ? { certificates, key } : { fault: { key: 'key_mismatch' } }
}

async function fromPkcs12(base64: string, password: string): Promise<Pair | Fault> {
  const content = await readPkcs12(Buffer.from(base64, 'base64'), password)
  if (content === 'wrong_password') return { fault: { key_password: password === '' ? 'required' : content } }
  if (typeof content === 'string') return { fault: { certificate: content } }
  const { certificates, keys } = content
  if (keys.length === 0) return { fault: { certificate: 'no_key' } }
  if (certificates.length === 0) return { fault: { certificate: 'not_a_certificate' } }
  for (const key of keys) {
    const own = certificates.find(certificate => certificate.checkPrivateKey(key))
    if (own) return { certificates: chainOf(own, certificates), key }
  }
  return { fault: { certificate: 'key_mismatch' } }
}

/** A certificate, followed by those of its issuers. */
function chainOf(own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] {
  const chain = [own]
  const issuerOf = (certificate: X509Certificate) =>
    all.find(other => !chain.includes(other) && certificate.checkIssued(other))
  for (let issuer = issuerOf(own); issuer; issuer = issuerOf(issuer)) chain.push(issuer)
  return chain
}

/** None where one of them cannot be read. */
export function certificatesIn(pem: string): X509Certificate[] {
  const all = (pem.match(BLOCK) ?? []).map(parsed)
  const read = all.filter(certificate => certificate !== undefined)
  return read.length === all.length ? read : []
}

function parsed(pem: string): X509Certificate | undefined {
  try {
    const x509 = new X509Certificate(pem)
    return readCertificate(x509.raw) && x509
  } catch {
    return undefined
  }
}

function isServable({ certificate, key }: WebIdentity): boolean {
  try {
    return Boolean(createSecureContext({ cert: certificate, key }))
  } catch {
    return false
  }
}
