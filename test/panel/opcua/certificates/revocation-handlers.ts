import type { Schemas } from '../../../../src/api/generated/schema'
import { deviceText } from '../../device/device-text'
import { created, done, type Handlers, invalid, list, refuse } from '../../http/handler-types'
import type { StoredRevocationList } from './certificates-state'
import { uploadedBytes } from './files'
import { derOf } from './pem'
import { type RevocationFacts, readRevocationList } from './revocation-list'
import { authoritiesIn } from './trust-check'

type Shown = Schemas['OpcUaRevocationList']

function view(facts: RevocationFacts, issuer: string, fileName: string, now: number): Shown {
  return {
    id: facts.thumbprint,
    issuer,
    issued: deviceText(facts.issuedAt),
    next_update: facts.nextAt === undefined ? null : deviceText(facts.nextAt),
    overdue: facts.nextAt !== undefined && facts.nextAt < now,
    revoked: facts.serials.length,
    file_name: fileName
  }
}

export const revocationHandlers = {
  'GET /opcua/revocation-lists': ({ certificates, clock }) => {
    const folder = certificates.folder()
    const authorities = authoritiesIn(folder)
    return list(
      folder.revocationLists.flatMap(({ der, fileName }) => {
        const facts = readRevocationList(der)
        const issuer = authorities.find(({ x509 }) => facts?.isSignedBy(x509))
        return facts && issuer ? [view(facts, issuer.subject, fileName, clock.now())] : []
      })
    )
  },

  'POST /opcua/revocation-lists': ({ body, certificates, clock, opcua }) => {
    const folder = certificates.folder()
    const der = derOf('X509 CRL', uploadedBytes(body.file))
    const facts = der && readRevocationList(der)
    if (!facts) return invalid({ file: 'not_a_revocation_list' })
    const issuer = authoritiesIn(folder).find(({ x509 }) => facts.isSignedBy(x509))
    if (!issuer) return invalid({ file: 'issuer_unknown' })
    const isOfIssuer = (stored: StoredRevocationList) => readRevocationList(stored.der)?.isSignedBy(issuer.x509)
    const known = folder.revocationLists.find(isOfIssuer)
    if (known && (readRevocationList(known.der)?.issuedAt ?? 0) > facts.issuedAt) return invalid({ file: 'older' })
    const others = folder.revocationLists.filter(stored => stored !== known)
    folder.revocationLists = [{ der, fileName: body.file.name }, ...others]
    opcua.endDistrusted()
    return created(view(facts, issuer.subject, body.file.name, clock.now()))
  },

  'DELETE /opcua/revocation-lists/{id}': ({ params, certificates }) => {
    const folder = certificates.folder()
    const others = folder.revocationLists.filter(({ der }) => readRevocationList(der)?.thumbprint !== params.id)
    if (others.length === folder.revocationLists.length) return refuse(404, 'not_found')
    folder.revocationLists = others
    return done()
  }
} satisfies Partial<Handlers>
