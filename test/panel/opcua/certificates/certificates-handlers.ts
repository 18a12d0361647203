import { created, done, type Handlers, invalid, list, refuse } from '../../http/handler-types'
import type { Services } from '../../services'
import { otherViews, ownView } from './certificate-view'
import { add } from './certificates'
import type { CertificateList } from './certificates-state'
import { fileNameFor, uploadedBytes } from './files'
import { derOf, toPem } from './pem'
import { type CertificateFacts, readCertificate } from './read-certificate'

/** Of the trusted, and of the issuers. */
const MOST_ENTRIES = 100

const views = ({ certificates, clock }: Services) => {
  const folder = certificates.folder()
  const now = clock.now()
  return [ownView(folder, certificates.applicationUri(), now), ...otherViews(folder, now)]
}

const isOwn = (call: Services, id: string) =>
  readCertificate(call.certificates.folder().own.der)?.thumbprint === id.toUpperCase()

const notACertificate = () => invalid({ file: 'not_a_certificate' })
const inUse = () => refuse(409, 'certificate_in_use', { message: 'This is the certificate of the server itself' })
const full = () => refuse(409, 'limit_reached', { message: `There are ${MOST_ENTRIES} certificates` })

const isFull = ({ certificates }: Services, wanted: CertificateList) =>
  certificates.folder().others.filter(entry => entry.list === wanted).length >= MOST_ENTRIES

type Upload = { file: { name: string; content: string } }

/** Into the list, from wherever the panel had it before. */
function store(call: Services & { body: Upload }, wanted: CertificateList, facts: CertificateFacts) {
  const { certificates } = call
  const known = certificates.find(facts.thumbprint)
  if (known?.list === wanted || isOwn(call, facts.thumbprint))
    return refuse(409, 'already_exists', { fields: { file: 'already_exists' } })
  if (isFull(call, wanted)) return full()
  certificates.remove(facts.thumbprint)
  add(certificates.folder(), { list: wanted, der: facts.x509.raw, fileName: call.body.file.name })
  call.opcua.endDistrusted()
  const view = views(call).find(({ id }) => id === facts.thumbprint)
  return view ? created(view) : notACertificate()
}

function uploaded({ file }: Upload): CertificateFacts | undefined {
  const der = derOf('CERTIFICATE', uploadedBytes(file))
  return der && readCertificate(der)
}

export const certificatesHandlers = {
  'GET /opcua/certificates': call => list(views(call)),

  'POST /opcua/certificates/trusted': call => {
    const facts = uploaded(call.body)
    return facts ? store(call, 'trusted', facts) : notACertificate()
  },

  'POST /opcua/certificates/issuers': call => {
    const facts = uploaded(call.body)
    if (!facts) return notACertificate()
    if (!facts.authority) return invalid({ file: 'not_an_authority' })
    return store(call, 'issuers', facts)
  },

  'POST /opcua/certificates/{id}/trust': call => {
    const { certificates, opcua, params, body } = call
    if (isOwn(call, params.id)) return inUse()
    const entry = certificates.find(params.id)
    if (!entry) return refuse(404, 'not_found')
    if (readCertificate(entry.der)?.thumbprint !== body.thumbprint) return refuse(409, 'certificate_changed')
    if (entry.list !== 'trusted' && isFull(call, 'trusted')) return full()
    entry.list = 'trusted'
    opcua.forgetRejections(params.id.toUpperCase())
    return done()
  },

  'POST /opcua/certificates/{id}/reject': call => {
    const { certificates, params, opcua } = call
    if (isOwn(call, params.id)) return inUse()
    const entry = certificates.find(params.id)
    if (!entry) return refuse(404, 'not_found')
    entry.list = 'rejected'
    certificates.dropLists()
    opcua.endDistrusted()
    return done()
  },

  'DELETE /opcua/certificates/{id}': call => {
    const { certificates, params, opcua } = call
    if (isOwn(call, params.id)) return inUse()
    if (!certificates.find(params.id)) return refuse(404, 'not_found')
    certificates.remove(params.id)
    certificates.dropLists()
    opcua.endDistrusted()
    return done()
  },

  'POST /opcua/certificates/{id}/downloads': call => {
    const { certificates, params, query, tickets } = call
    const der = isOwn(call, params.id) ? certificates.folder().own.der : certificates.find(params.id)?.der
    const facts = der && readCertificate(der)
    if (!facts) return refuse(404, 'not_found')
    const isPem = query.format === 'pem'
    const name = fileNameFor(facts.name, isPem ? 'pem' : 'der')
    const content = isPem ? toPem('CERTIFICATE', der) : der
    const type = isPem ? 'application/x-pem-file' : 'application/pkix-cert'
    const ticket = tickets.issue({ name, type, chunks: () => [content] })
    return created({ url: `/api/v1/downloads/${ticket}` })
  }
} satisfies Partial<Handlers>
