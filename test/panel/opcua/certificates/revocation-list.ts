import { createHash, verify, type X509Certificate } from 'node:crypto'
import { panelTimeOf } from '../../device/utc'
import { type Element, partsOf, readElements, readTime } from './der-reader'
import { subjectOf } from './issue'

/** What a certificate revocation list says (RFC 5280, 5). */
export interface RevocationFacts {
  /** SHA-1 of its DER. */
  thumbprint: string
  /** The name of its issuer in DER. */
  issuer: Buffer
  /** Wall-clock milliseconds. */
  issuedAt: number
  nextAt: number | undefined
  /** In hexadecimal, as `X509Certificate` has them. */
  serials: string[]
  isSignedBy: (authority: X509Certificate) => boolean
}

const SHA_BY_OID: Record<string, string> = { '0b': 'sha256', '0c': 'sha384', '0d': 'sha512' }
const isTime = (element: Element | undefined) => element?.tag === 0x17 || element?.tag === 0x18

/** @returns undefined for what is no revocation list with a signature of RSA and SHA-2. */
export function readRevocationList(der: Uint8Array): RevocationFacts | undefined {
  try {
    return factsOf(der)
  } catch {
    return undefined
  }
}

function factsOf(der: Uint8Array): RevocationFacts | undefined {
  const [content, algorithm, signature, ...others] = partsOf(der)
  if (!content || !algorithm || !signature || others.length > 0) return undefined
  const parts = readElements(content.content)
  // The version may be left out.
  if (parts[0]?.tag === 0x02) parts.shift()
  const [, issuer, issued, ...rest] = parts
  if (!issuer || !issued || !isTime(issued)) return undefined
  const next = isTime(rest[0]) ? rest.shift() : undefined
  const entries = rest[0]?.tag === 0x30 ? readElements(rest[0].content) : []
  const hash = SHA_BY_OID[readElements(algorithm.content)[0]?.content.subarray(-1).toString('hex') ?? '']
  if (!hash) return undefined
  const signs = (authority: X509Certificate) =>
    verify(hash, content.whole, authority.publicKey, signature.content.subarray(1))
  return {
    thumbprint: createHash('sha1').update(der).digest('hex').toUpperCase(),
    issuer: issuer.whole,
    issuedAt: panelTimeOf(readTime(issued)),
    nextAt: next && panelTimeOf(readTime(next)),
    serials: entries.map(serialOf),
    isSignedBy: authority => subjectOf(authority.raw).equals(issuer.whole) && signs(authority)
  }
}

function serialOf(entry: Element): string {
  const [serial] = readElements(entry.content)
  return (serial?.content.toString('hex') ?? '').toUpperCase().replace(/^(00)+(?=.)/, '')
}
