import type { Seed } from '../../state'
import type { CertificateFolder, OpcuaCertificatesSlice, OwnCertificate } from './certificates-state'
import { type CertificateChoices, type Issuer, issueCertificate, issueRevocationList } from './issue'
import { factoryKeys, plantKeys, shortKeys } from './keys'
import { readCertificate } from './read-certificate'

const DAY = 86_400_000
const YEAR = 365 * DAY

const certificate = (choices: CertificateChoices, issuer?: Issuer, keys = plantKeys()) =>
  issueCertificate(choices, keys.privateKey, issuer)

function ownCertificate(choices: Omit<CertificateChoices, 'organization'>): OwnCertificate {
  const { privateKey } = factoryKeys()
  return {
    der: issueCertificate({ ...choices, organization: 'Example Panels' }, privateKey),
    privateKey,
    fileName: 'own.der'
  }
}

function factoryFolder(now: number): CertificateFolder {
  const own = ownCertificate({
    commonName: 'Panel',
    uri: 'urn:hmi-7f31:Panel',
    hostNames: ['hmi-7f31'],
    validFrom: now,
    validTo: now + 5 * YEAR
  })
  return { own, others: [], revocationLists: [] }
}

/** Two clients of an authority of the plant, of which one is revoked, one that is self-signed, and two strangers. */
function plantFolder(now: number): CertificateFolder {
  const { privateKey } = plantKeys()
  const since = now - YEAR
  const soon = now + 12 * DAY
  const own = ownCertificate({
    commonName: 'Line 2 panel',
    uri: 'urn:hmi-7f31:Line%202%20panel',
    hostNames: ['hmi-7f31', '192.168.10.42'],
    validFrom: soon - 2 * YEAR,
    validTo: soon
  })
  const plant = { organization: 'Example Bottling', validFrom: since, validTo: now + 2 * YEAR }
  const root = certificate({
    ...plant,
    commonName: 'Example Bottling CA',
    organizationUnit: 'Automation',
    validFrom: since - YEAR,
    validTo: now + 8 * YEAR,
    authority: true
  })
  const issuer = { certificate: root, privateKey }
  const client = (host: string, name: string, more: Partial<CertificateChoices> = {}) => ({
    ...plant,
    commonName: `${name}@${host}`,
    uri: `urn:${host}:${name}`,
    hostNames: [host],
    ...more
  })
  const historian = certificate(client('hist-01', 'PlantHistorian', { organizationUnit: 'IT' }), issuer)
  const old = certificate(client('scada-00', 'OldScada', { validTo: now + 90 * DAY }), issuer)
  const notebook = certificate(client('eng-nb7', 'UaExpert', { validFrom: now - 20 * DAY, validTo: now + 45 * DAY }))
  const weak = certificate(client('mes-gw', 'MesGateway', { organization: 'Example MES' }), undefined, shortKeys())
  const serial = readCertificate(old)?.x509.serialNumber ?? ''
  const revoked = issueRevocationList({ issuedAt: now - 30 * DAY, nextAt: now + 60 * DAY, serials: [serial] }, issuer)
  const rejection = { at: now - 95_000, address: '192.168.10.88' }
  return {
    own,
    others: [
      { list: 'rejected', der: notebook, fileName: 'UaExpert.der', rejection: { ...rejection, reason: 'untrusted' } },
      {
        list: 'rejected',
        der: weak,
        fileName: 'MesGateway.der',
        rejection: { at: now - 2 * DAY, address: '192.168.10.21', reason: 'weak_key' }
      },
      { list: 'trusted', der: historian, fileName: 'PlantHistorian.der', usedAt: now - 95_000 },
      { list: 'trusted', der: old, fileName: 'OldScada.der', usedAt: now - 200 * DAY },
      { list: 'issuers', der: root, fileName: 'plant-ca.pem' }
    ],
    revocationLists: [{ der: revoked, fileName: 'plant-ca.crl' }]
  }
}

const whenUsed = (make: () => CertificateFolder): OpcuaCertificatesSlice => {
  let folder: CertificateFolder | undefined
  return {
    opcuaCertificates() {
      folder ??= make()
      return folder
    }
  }
}

export const opcuaCertificatesSeed: Seed<OpcuaCertificatesSlice> = {
  factoryNew: now => whenUsed(() => factoryFolder(now)),
  runningPlant: now => whenUsed(() => plantFolder(now))
}
