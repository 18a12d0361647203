import { readFile } from '../browser/read-file'
import { toBase64 } from './base64'

const CONSTRUCTED = 0x30
const INTEGER = 0x02
const OCTETS = 0x04

/** A file that is PEM as it is; one of DER in PEM (RFC 7468), with the label that its content has. */
export async function pemOf(file: File, labelOf: (der: Uint8Array) => string): Promise<string> {
  const bytes = new Uint8Array(await readFile(file))
  if (bytes[0] !== CONSTRUCTED) return file.text()
  const label = labelOf(bytes)
  const lines = toBase64(bytes).replace(/.{1,64}/g, '$&\n')
  return `-----BEGIN ${label}-----\n${lines}-----END ${label}-----\n`
}

const KEYS = /-----BEGIN ((?:[A-Z]+ )?PRIVATE KEY)-----[\s\S]*?-----END \1-----\s*/g

/** The first private key of a text, in clear or encrypted. */
export const keyIn = (pem: string): string | undefined => pem.match(KEYS)?.[0]

/** For what is not treated as a secret. */
export const withoutKeys = (pem: string): string => pem.replace(KEYS, '')

/** Of PKCS #8 by its label, of OpenSSL's own format by a header (RFC 1421). */
export const isEncryptedKey = (pem: string): boolean => /BEGIN ENCRYPTED|Proc-Type: 4,ENCRYPTED/.test(pem)

/** PKCS #8 in clear or encrypted (RFC 5208), PKCS #1 (RFC 8017) or that of an elliptic curve (RFC 5915). */
export function keyLabel(der: Uint8Array): string {
  const [, length = 0] = der
  // Beyond 127, the length is in as many bytes.
  const start = length > 0x80 ? 2 + (length & 0x7f) : 2
  if (der[start] !== INTEGER) return 'ENCRYPTED PRIVATE KEY'
  // After the version, which is of one byte.
  const kind = der[start + 3]
  if (kind === INTEGER) return 'RSA PRIVATE KEY'
  return kind === OCTETS ? 'EC PRIVATE KEY' : 'PRIVATE KEY'
}
