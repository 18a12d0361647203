import { type Found, found } from '../../device/finding'
import type { Services } from '../../services'
import { otherViews, ownView, type ShownCertificate } from './certificate-view'

type Severity = Found['severity']

/** A certificate of the server that ends stops every client, one of a client just that one. */
const OWN_LEVELS: [days: number, severity: Severity][] = [
  [7, 'fault'],
  [30, 'attention'],
  [60, 'hint']
]
const OTHER_LEVELS: typeof OWN_LEVELS = [
  [30, 'attention'],
  [60, 'hint']
]

/** Certificates in use that end soon, or that clients reject. */
export function certificateFindings({ certificates, clock }: Services): Found[] {
  const folder = certificates.folder()
  const now = clock.now()
  const own = ownView(folder, certificates.applicationUri(), now)
  const trusted = otherViews(folder, now).filter(({ list, problem }) => list === 'trusted' && problem !== 'revoked')
  const { name } = own
  return [
    ...expiryOf(own, OWN_LEVELS, 'fault'),
    ...(own.problem === 'uri_mismatch' ? [found('attention', 'certificate_uri_mismatch', { name })] : []),
    ...trusted.flatMap(certificate => expiryOf(certificate, OTHER_LEVELS, 'attention'))
  ]
}

/** The id has the threshold, so that whoever acknowledged the hint of 60 days sees the next one. */
function expiryOf(
  { id, name, days_left: days, problem }: ShownCertificate,
  levels: typeof OWN_LEVELS,
  after: Severity
): Found[] {
  if (problem === 'invalid') return []
  const key = id.slice(0, 16)
  if (days < 0) return [found(after, 'certificate_expired', { name }, key)]
  const level = levels.find(([limit]) => days <= limit)
  return level ? [found(level[1], 'certificate_expires', { name, days: String(days) }, `${key}-${level[0]}`)] : []
}
