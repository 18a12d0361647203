import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Schemas } from '../../../../src/api/generated/schema'
import { type FieldFaults, type Handlers, invalid, ok, refuse } from '../../http/handler-types'
import { isHost } from '../../network/host'
import type { Services } from '../../services'
import { ownView } from './certificate-view'
import { fileNameFor, uploadedBytes } from './files'
import { issueCertificate, writeSigningRequest } from './issue'
import { newKeyPair } from './keys'
import { derOf, toPem } from './pem'
import { readPrivateKey } from './private-key'
import { type CertificateFacts, readCertificate } from './read-certificate'
import { hasWeakKey, periodFault } from './trust-check'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Upload = Schemas['OpcUaOwnUpload']
type Faults = FieldFaults<'PUT /opcua/certificates/own', 400>

const view = ({ certificates, clock }: Services) =>
  ownView(certificates.folder(), certificates.applicationUri(), clock.now())

/** What a client checks: names, application URI and purpose. */
function wantedNames({ state, certificates }: Services, names: Schemas['CertificateNames']) {
  return {
    commonName: state.opcua.settings.application_name,
    organization: names.organization,
    organizationUnit: names.organization_unit,
    uri: certificates.applicationUri(),
    hostNames: names.host_names
  }
}

const isMistyped = ({ host_names: names }: Schemas['CertificateNames']) => !names.every(isHost)

function certificateFault(facts: CertificateFacts | undefined, now: number): Faults | undefined {
  if (!facts) return { certificate: 'not_a_certificate' }
  if (hasWeakKey(facts)) return { certificate: 'key_too_short' }
  const late = periodFault(facts, now)
  return late && { certificate: late }
}

/** The key that was sent, else the one that the panel has. */
function keyFor({ key, key_password = '' }: Upload, kept: KeyObject): KeyObject | Faults {
  if (!key) return kept
  const read = readPrivateKey(uploadedBytes(key), key_password)
  if (typeof read !== 'string') return read
  return read === 'not_a_key' ? { key: read } : { key_password: read }
}

const isKey = (key: KeyObject | Faults): key is KeyObject => key instanceof Object && 'asymmetricKeyType' in key

export const ownCertificateHandlers = {
  'GET /opcua/certificates/own': call =>
    ok({
      certificate: view(call),
      application_uri: call.certificates.applicationUri(),
      panel_names: [call.state.versions.hostname, ...call.network.ownAddresses()]
    }),

  'PUT /opcua/certificates/own': call => {
    const { body, certificates, clock } = call
    const facts = readCertificate(derOf('CERTIFICATE', uploadedBytes(body.certificate)) ?? Buffer.alloc(0))
    const fault = certificateFault(facts, clock.now())
    if (!facts || fault) return invalid(fault ?? {})
    const key = keyFor(body, certificates.folder().own.privateKey)
    if (!isKey(key)) return invalid(key)
    if (!facts.x509.publicKey.equals(createPublicKey(key)))
      return body.key
        ? refuse(400, 'key_mismatch', { fields: { key: 'key_mismatch' } })
        : invalid({ certificate: 'key_unknown' })
    if (facts.uri !== certificates.applicationUri()) return invalid({ certificate: 'uri_mismatch' })
    certificates.replaceOwn(facts.x509.raw, key, body.certificate.name)
    return ok(view(call))
  },

  'POST /opcua/certificates/own/regenerate': async call => {
    const { body, certificates, clock } = call
    if (isMistyped(body)) return invalid({ host_names: 'host' })
    const { privateKey } = await newKeyPair(body.key_bits)
    // A client whose clock is a little behind accepts it too.
    const validFrom = clock.now() - HOUR
    const choices = { ...wantedNames(call, body), validFrom, validTo: clock.now() + body.valid_days * DAY }
    certificates.replaceOwn(issueCertificate(choices, privateKey), privateKey, 'own.der')
    return ok(view(call))
  },

  'POST /opcua/certificates/own/signing-request': call => {
    const { body, certificates } = call
    if (isMistyped(body)) return invalid({ host_names: 'host' })
    const names = wantedNames(call, body)
    const request = writeSigningRequest(names, certificates.folder().own.privateKey)
    return ok({ file_name: fileNameFor(names.commonName, 'csr'), pem: toPem('CERTIFICATE REQUEST', request) })
  }
} satisfies Partial<Handlers>
