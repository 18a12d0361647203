import type { KeyObject } from 'node:crypto'
import type { DeviceClock } from '../../device/device-clock'
import type { PanelState } from '../../state'
import { applicationUri } from '../availability'
import type { CertificateFolder, RejectionReason, StoredCertificate, StoredRevocationList } from './certificates-state'
import { fileNameFor } from './files'
import { pemOf } from './keys'
import { type CertificateFacts, readCertificate } from './read-certificate'
import { readRevocationList } from './revocation-list'
import { authoritiesIn, verdictOf } from './trust-check'

/** The oldest make room: a client that tries with ever new certificates must not fill the panel. */
export const MOST_REJECTED = 50

export type Certificates = ReturnType<typeof createCertificates>

/** The certificates of the OPC UA server: its own, whom it trusts, and whom it has rejected. */
export function createCertificates(clock: DeviceClock, state: PanelState) {
  const listeners: (() => void)[] = []
  const folder = (): CertificateFolder => state.opcuaCertificates()
  const find = (thumbprint: string) =>
    folder().others.find(({ der }) => readCertificate(der)?.thumbprint === thumbprint.toUpperCase())

  const quarantine = (facts: CertificateFacts, reason: RejectionReason, address: string | null) => {
    const rejection = { reason, at: clock.now(), address }
    const known = find(facts.thumbprint)
    if (known) known.rejection = rejection
    else add(folder(), { list: 'rejected', der: facts.x509.raw, fileName: fileNameFor(facts.name, 'der'), rejection })
    dropOldest(folder())
  }

  /** One that is trusted itself, not through its issuer. */
  const markUsed = ({ thumbprint }: CertificateFacts) => {
    const entry = find(thumbprint)
    if (entry?.list === 'trusted') entry.usedAt = clock.now()
  }

  return {
    folder,
    find,
    applicationUri: () => applicationUri(state),

    /** What the server shows its clients, as DER, and its key as PEM. */
    own(): { certificate: Uint8Array; privateKey: string } {
      const { der, privateKey } = folder().own
      return { certificate: der, privateKey: pemOf(privateKey) }
    },

    /** Whether a client with this certificate is accepted now; one that is not is kept among the rejected. */
    check(der: Uint8Array, address: string | null): RejectionReason | 'good' {
      const facts = readCertificate(der)
      if (!facts) return 'invalid'
      const verdict = verdictOf(facts, folder(), clock.now())
      if (verdict !== 'good') quarantine(facts, verdict, address)
      else markUsed(facts)
      return verdict
    },

    isGood(der: Uint8Array): boolean {
      const facts = readCertificate(der)
      return facts !== undefined && verdictOf(facts, folder(), clock.now()) === 'good'
    },

    remove(thumbprint: string): void {
      const known = find(thumbprint)
      folder().others = folder().others.filter(entry => entry !== known)
    },

    /** Those whose issuer is no longer known. */
    dropLists(): void {
      const authorities = authoritiesIn(folder())
      const isSigned = ({ der }: StoredRevocationList) =>
        authorities.some(({ x509 }) => readRevocationList(der)?.isSignedBy(x509))
      folder().revocationLists = folder().revocationLists.filter(isSigned)
    },

    replaceOwn(der: Buffer, privateKey: KeyObject, fileName: string): void {
      folder().own = { der, privateKey, fileName }
      for (const listener of listeners) listener()
    },

    /** Called when the server has another certificate, which it shows after a restart. */
    onOwnChange: (listener: () => void) => void listeners.push(listener)
  }
}

export function add(folder: CertificateFolder, entry: StoredCertificate): void {
  folder.others = [entry, ...folder.others]
}

function dropOldest(folder: CertificateFolder): void {
  const rejected = folder.others.filter(({ list }) => list === 'rejected')
  if (rejected.length <= MOST_REJECTED) return
  const oldest = rejected.reduce((one, other) => ((other.rejection?.at ?? 0) <= (one.rejection?.at ?? 0) ? other : one))
  folder.others = folder.others.filter(entry => entry !== oldest)
}
