import { checkServerIdentity, type PeerCertificate } from 'node:tls'
import { utcOf } from '../device/utc'

/** What is wrong with a certificate for the host at a time of the panel's clock, which may itself be wrong. */
export function certificateFault(host: string, certificate: PeerCertificate, now: number): Error | undefined {
  return checkServerIdentity(host, certificate) ?? validityFault(certificate, utcOf(now))
}

/** With a wrong clock a valid certificate appears expired or not yet valid. */
function validityFault({ valid_from, valid_to }: PeerCertificate, now: number): Error | undefined {
  if (now < Date.parse(valid_from))
    return Object.assign(new Error('certificate is not yet valid'), { code: 'CERT_NOT_YET_VALID' })
  if (now > Date.parse(valid_to))
    return Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' })
  return undefined
}
