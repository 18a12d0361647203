import { issueCertificate } from '../panel/opcua/certificates/issue'
import { factoryKeys } from '../panel/opcua/certificates/keys'
import type { Panel } from '../panel/panel'

const DAY = 86_400_000

/** Gives the OPC UA server of a panel a certificate that is valid for so many days. */
export function installOwnCertificate({ certificates, clock }: Panel, days: number): void {
  const { privateKey } = factoryKeys()
  const now = clock.now()
  const choices = {
    commonName: 'Line 2 panel',
    uri: certificates.applicationUri(),
    validFrom: now - 10 * DAY,
    validTo: now + days * DAY
  }
  certificates.replaceOwn(issueCertificate(choices, privateKey), privateKey, 'own.der')
}
