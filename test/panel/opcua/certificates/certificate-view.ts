import { createHash } from 'node:crypto'
import type { Schemas } from '../../../../src/api/generated/schema'
import { deviceText } from '../../device/device-text'
import { bounded, LONGEST_NAME, LONGEST_TEXT, MOST_NAMES } from '../bounded'
import type { CertificateFolder, Rejection } from './certificates-state'
import { type CertificateFacts, readCertificate } from './read-certificate'
import { faultOf, hasWeakKey, periodFault } from './trust-check'

export type ShownCertificate = Schemas['OpcUaCertificate']

const DAY = 86_400_000

const daysLeft = ({ validTo }: CertificateFacts, now: number): number => Math.floor((validTo - now) / DAY)

interface Where {
  list: ShownCertificate['list']
  fileName: string
  rejection?: Rejection
  usedAt?: number
}

export const shownNames = ({ subject, issuer, hostNames }: CertificateFacts) => ({
  subject: bounded(subject, LONGEST_TEXT),
  issuer: bounded(issuer, LONGEST_TEXT),
  host_names: hostNames.slice(0, MOST_NAMES).map(name => bounded(name, LONGEST_NAME))
})

function shown(
  facts: CertificateFacts,
  where: Where,
  problem: ShownCertificate['problem'],
  now: number
): ShownCertificate {
  const { list, fileName, rejection, usedAt } = where
  return {
    id: facts.thumbprint,
    list,
    ...shownNames(facts),
    name: bounded(facts.name, LONGEST_NAME),
    organization: bounded(facts.organization, LONGEST_NAME),
    organization_unit: bounded(facts.organizationUnit, LONGEST_NAME),
    uri: bounded(facts.uri, LONGEST_TEXT),
    valid_from: deviceText(facts.validFrom),
    valid_to: deviceText(facts.validTo),
    days_left: daysLeft(facts, now),
    file_name: bounded(fileName, LONGEST_NAME),
    thumbprint: facts.thumbprint,
    key_bits: facts.keyBits,
    self_signed: facts.selfSigned,
    authority: facts.authority,
    problem,
    reason: rejection?.reason ?? null,
    last_seen: rejection ? deviceText(rejection.at) : null,
    address: rejection?.address ?? null,
    last_used: list === 'trusted' && usedAt !== undefined ? deviceText(usedAt) : null
  }
}

/** The server's own: who has issued it is for its clients to check. */
export function ownView({ own: { der, fileName } }: CertificateFolder, uri: string, now: number): ShownCertificate {
  const facts = readCertificate(der)
  if (!facts) return damaged(der, fileName)
  const other = facts.uri === uri ? null : 'uri_mismatch'
  const problem = periodFault(facts, now) ?? (hasWeakKey(facts) ? 'weak_key' : other)
  return shown(facts, { list: 'own', fileName }, problem, now)
}

/** The file of the own certificate is there, and cannot be read. */
function damaged(der: Uint8Array, fileName: string): ShownCertificate {
  const thumbprint = createHash('sha1').update(der).digest('hex').toUpperCase()
  return {
    id: thumbprint,
    list: 'own',
    name: fileName,
    subject: '',
    issuer: '',
    organization: '',
    organization_unit: '',
    uri: '',
    host_names: [],
    valid_from: '',
    valid_to: '',
    days_left: 0,
    file_name: fileName,
    thumbprint,
    key_bits: 0,
    self_signed: false,
    authority: false,
    problem: 'invalid',
    reason: null,
    last_seen: null,
    address: null,
    last_used: null
  }
}

export function otherViews(folder: CertificateFolder, now: number): ShownCertificate[] {
  return folder.others.flatMap(entry => {
    const facts = readCertificate(entry.der)
    return facts ? [shown(facts, entry, faultOf(facts, folder, now) ?? null, now)] : []
  })
}
