import type { KeyObject } from 'node:crypto'

/** Why a client's certificate was not accepted. */
export type RejectionReason =
  | 'untrusted'
  | 'expired'
  | 'not_yet_valid'
  | 'revoked'
  | 'issuer_unknown'
  | 'weak_key'
  | 'invalid'

export type CertificateList = 'trusted' | 'issuers' | 'rejected'

export interface Rejection {
  reason: RejectionReason
  /** Wall-clock milliseconds. */
  at: number
  address: string | null
}

export interface StoredCertificate {
  list: CertificateList
  der: Buffer
  fileName: string
  /** Of the last connection that was rejected. */
  rejection?: Rejection
  /** When a client was last accepted with it; wall-clock milliseconds. */
  usedAt?: number
}

export interface OwnCertificate {
  der: Buffer
  privateKey: KeyObject
  fileName: string
}

export interface StoredRevocationList {
  der: Buffer
  fileName: string
}

/** The certificates of the OPC UA server and of those that it knows. */
export interface CertificateFolder {
  own: OwnCertificate
  /** The newest first. */
  others: StoredCertificate[]
  revocationLists: StoredRevocationList[]
}

export interface OpcuaCertificatesSlice {
  /** Made when first used, by few panels of the tests. */
  opcuaCertificates: () => CertificateFolder
}
