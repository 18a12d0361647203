import { X509Certificate } from 'node:crypto'
import { panelTimeOf } from '../../device/utc'

/** What a certificate says. */
export interface CertificateFacts {
  /** SHA-1 of its DER, as OPC UA names certificates (Part 6, 6.2.2). */
  thumbprint: string
  name: string
  subject: string
  issuer: string
  organization: string
  organizationUnit: string
  uri: string
  hostNames: string[]
  /** Wall-clock milliseconds. */
  validFrom: number
  validTo: number
  /** 0 for a key that is not of RSA. */
  keyBits: number
  selfSigned: boolean
  authority: boolean
  x509: X509Certificate
}

const known = new WeakMap<Uint8Array, CertificateFacts>()

/** @returns undefined for what is no certificate. */
export function readCertificate(der: Uint8Array): CertificateFacts | undefined {
  const facts = known.get(der) ?? parse(der)
  if (facts) known.set(der, facts)
  return facts
}

function parse(der: Uint8Array): CertificateFacts | undefined {
  try {
    const x509 = new X509Certificate(der)
    // Bytes behind it, or a chain, would give one certificate several thumbprints.
    if (!x509.raw.equals(der)) return undefined
    return factsOf(x509)
  } catch {
    return undefined
  }
}

function factsOf(x509: X509Certificate): CertificateFacts {
  const names: Record<string, string | string[] | undefined> = { ...x509.toLegacyObject().subject }
  const first = (key: string) => [names[key] ?? ''].flat()[0] ?? ''
  const { publicKey } = x509
  const subject = oneLine(x509.subject)
  return {
    thumbprint: x509.fingerprint.replace(/:/g, ''),
    name: first('CN') || subject,
    subject,
    issuer: oneLine(x509.issuer),
    organization: first('O'),
    organizationUnit: first('OU'),
    ...alternativeNames(x509.subjectAltName ?? ''),
    validFrom: panelTimeOf(Date.parse(x509.validFrom)),
    validTo: panelTimeOf(Date.parse(x509.validTo)),
    keyBits: publicKey.asymmetricKeyType === 'rsa' ? (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) : 0,
    selfSigned: x509.checkIssued(x509) && x509.verify(publicKey),
    authority: x509.ca,
    x509
  }
}

/** Node has a line for each part of a name. */
const oneLine = (name: string | undefined) => (name ?? '').split('\n').join(', ')

const ALTERNATIVE = /(URI|DNS|IP Address):("(?:[^"\\]|\\.)*"|[^,]*)/g

function alternativeNames(text: string): Pick<CertificateFacts, 'uri' | 'hostNames'> {
  const found = [...text.matchAll(ALTERNATIVE)].map(([, kind = '', value = '']) => ({ kind, value: unquoted(value) }))
  return {
    uri: found.find(({ kind }) => kind === 'URI')?.value ?? '',
    hostNames: found.filter(({ kind }) => kind !== 'URI').map(({ value }) => value)
  }
}

const unquoted = (value: string): string => (value.startsWith('"') ? String(JSON.parse(value)) : value)
