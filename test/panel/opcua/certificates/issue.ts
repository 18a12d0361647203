import { createPublicKey, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { utcOf } from '../../device/utc'
import { bitString, explicit, integer, nothing, oid, sequence, setOf, time } from './der'
import { partsOf } from './der-reader'
import { keyExtensions, type Usage, usageExtensions } from './write-extensions'
import { type Subject, writeName } from './write-names'

export interface CertificateChoices extends Subject, Usage {
  /** Wall-clock milliseconds. */
  validFrom: number
  validTo: number
}

export interface Issuer {
  certificate: Uint8Array
  privateKey: KeyObject
}

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11'
const signature = () => sequence(oid(SHA256_WITH_RSA), nothing())

/** A time of the panel. */
const instant = (at: number) => time(utcOf(at))

/** Signs what the parts of a certificate, request or revocation list have in common. */
export function signed(content: Uint8Array, privateKey: KeyObject): Buffer {
  return sequence(content, signature(), bitString(sign('sha256', content, privateKey)))
}

/** A certificate as DER (RFC 5280; OPC UA Part 6, 6.2.2), self-signed without an issuer. */
export function issueCertificate(choices: CertificateChoices, privateKey: KeyObject, issuer?: Issuer): Buffer {
  const publicKey = createPublicKey(privateKey)
  const subject = writeName(choices)
  const issuerKey = issuer ? new X509Certificate(issuer.certificate).publicKey : publicKey
  const extensions = [...usageExtensions(choices, !issuer), ...keyExtensions(publicKey, issuerKey)]
  const content = sequence(
    explicit(0, integer(2)),
    integer(newSerial()),
    signature(),
    issuer ? subjectOf(issuer.certificate) : subject,
    sequence(instant(choices.validFrom), instant(choices.validTo)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(...extensions))
  )
  return signed(content, issuer?.privateKey ?? privateKey)
}

/** A request to an authority as DER (PKCS #10, RFC 2986). */
export function writeSigningRequest(choices: Subject & Usage, privateKey: KeyObject): Buffer {
  const publicKey = createPublicKey(privateKey)
  const wanted = sequence(oid('1.2.840.113549.1.9.14'), setOf(sequence(...usageExtensions(choices, false))))
  const content = sequence(
    integer(0),
    writeName(choices),
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(0, wanted)
  )
  return signed(content, privateKey)
}

export interface RevocationChoices {
  issuedAt: number
  nextAt: number
  /** Serial numbers as `X509Certificate` has them, in hexadecimal. */
  serials: readonly string[]
}

/** The certificates that an authority no longer vouches for, as DER (RFC 5280, 5). */
export function issueRevocationList({ issuedAt, nextAt, serials }: RevocationChoices, issuer: Issuer): Buffer {
  const entries = serials.map(serial => sequence(integer(Buffer.from(serial, 'hex')), instant(issuedAt)))
  const content = sequence(
    integer(1),
    signature(),
    subjectOf(issuer.certificate),
    instant(issuedAt),
    instant(nextAt),
    ...(entries.length > 0 ? [sequence(...entries)] : [])
  )
  return signed(content, issuer.privateKey)
}

/** The name as the certificate has it, byte for byte. @throws RangeError */
export function subjectOf(certificate: Uint8Array): Buffer {
  const [content] = partsOf(certificate)
  const subject = content && partsOf(content.whole)[5]
  if (!subject) throw new RangeError('Not a certificate')
  return subject.whole
}

/** Positive and without leading zeros. */
function newSerial(): Buffer {
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  return serial
}
