import type { CertificateFolder, CertificateList, RejectionReason } from './certificates-state'
import { type CertificateFacts, readCertificate } from './read-certificate'
import { type RevocationFacts, readRevocationList } from './revocation-list'

const LEAST_KEY_BITS = 2048
const LONGEST_CHAIN = 6

type Fault = Exclude<RejectionReason, 'untrusted'>

/** Whether a client is accepted, in the order of OPC UA Part 4, 6.1.3. */
export function verdictOf(facts: CertificateFacts, folder: CertificateFolder, now: number): RejectionReason | 'good' {
  const chain = chainOf(facts, folder)
  const fault = structuralFault(facts, chain)
  if (fault) return fault
  const trusted = entriesIn(folder, 'trusted')
  const isTrusted = chain?.some(link => trusted.some(({ thumbprint }) => thumbprint === link.thumbprint))
  if (!isTrusted) return 'untrusted'
  return temporalFault(chain ?? [], folder, now) ?? 'good'
}

/** What would be wrong with it even if it were trusted. */
export function faultOf(facts: CertificateFacts, folder: CertificateFolder, now: number): Fault | undefined {
  const chain = chainOf(facts, folder)
  return structuralFault(facts, chain) ?? temporalFault(chain ?? [facts], folder, now)
}

/** The period alone. */
export function periodFault({ validFrom, validTo }: CertificateFacts, now: number) {
  if (now < validFrom) return 'not_yet_valid'
  return now > validTo ? 'expired' : undefined
}

export const hasWeakKey = ({ keyBits }: CertificateFacts): boolean => keyBits < LEAST_KEY_BITS

/** From the certificate to one that is signed by itself; undefined if one is not known. */
function chainOf(facts: CertificateFacts, folder: CertificateFolder): CertificateFacts[] | undefined {
  const authorities = authoritiesIn(folder)
  const chain = [facts]
  for (let last = facts; !last.selfSigned; ) {
    const { x509 } = last
    const issuer = authorities.find(it => x509.checkIssued(it.x509) && x509.verify(it.x509.publicKey))
    if (!issuer || chain.length === LONGEST_CHAIN) return undefined
    chain.push(issuer)
    last = issuer
  }
  return chain
}

function structuralFault(facts: CertificateFacts, chain: CertificateFacts[] | undefined): Fault | undefined {
  const { keyBits, selfSigned, x509 } = facts
  // One that names itself as its issuer, with a signature of another key.
  if (keyBits === 0 || (!selfSigned && x509.checkIssued(x509))) return 'invalid'
  if (!chain) return 'issuer_unknown'
  return chain.some(hasWeakKey) ? 'weak_key' : undefined
}

function temporalFault(chain: CertificateFacts[], folder: CertificateFolder, now: number): Fault | undefined {
  const late = chain.map(link => periodFault(link, now)).find(fault => fault !== undefined)
  if (late) return late
  const lists = folder.revocationLists.flatMap(({ der }) => readRevocationList(der) ?? [])
  return chain.some((link, index) => isRevoked(link, chain[index + 1], lists)) ? 'revoked' : undefined
}

function isRevoked({ x509 }: CertificateFacts, issuer: CertificateFacts | undefined, lists: RevocationFacts[]) {
  if (!issuer) return false
  return lists.some(list => list.isSignedBy(issuer.x509) && list.serials.includes(x509.serialNumber))
}

/** Those whose signature counts: an authority that is only rejected vouches for nobody. */
export const authoritiesIn = (folder: CertificateFolder): CertificateFacts[] =>
  [...entriesIn(folder, 'trusted'), ...entriesIn(folder, 'issuers')].filter(({ authority }) => authority)

function entriesIn({ others }: CertificateFolder, list: CertificateList): CertificateFacts[] {
  return others.flatMap(entry => (entry.list === list ? (readCertificate(entry.der) ?? []) : []))
}
