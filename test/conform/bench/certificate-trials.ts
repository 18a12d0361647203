import { X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'
import { recordOf } from '../probe'
import { json } from '../run'
import { NotNow, type Trial } from './bench'

const WEB = '/features/misc/web-server/certificate'
const TRUSTED = '/opcua/certificates'
const NAME = 'conformance.example'
const YEARS_MS = 10 * 365 * 86_400_000

/** Valid whatever the clock of the panel says. */
const newCertificate = () =>
  generate([{ name: 'commonName', value: NAME }], {
    ...{ keySize: 2048, algorithm: 'sha256' },
    ...{ notBeforeDate: new Date(Date.now() - YEARS_MS), notAfterDate: new Date(Date.now() + YEARS_MS) },
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: NAME }] }]
  })

export const webCertificate: Trial = {
  id: 'web-certificate',
  name: 'certificate of the web server',
  permissions: ['misc'],
  plan: 'stores another certificate with its key, which the web server uses from its next restart on; it is not restarted',
  wayBack: 'has the panel create a self-signed certificate again, with another fingerprint than before',
  async attempt({ call, read, probe }) {
    const before = await read(`GET ${WEB}`)
    if (before.self_signed !== true) throw new NotNow('its certificate was uploaded, and its key cannot be read')
    const [own, other] = await Promise.all([newCertificate(), newCertificate()])
    const mismatch = { status: [400], errorCode: 'validation_failed' }
    await call(`POST ${WEB}`, json({ certificate: own.cert, key: other.private }), mismatch, 'with the key of another')
    try {
      await call(`POST ${WEB}`, json({ certificate: own.cert, key: own.private }), { status: [204] }, 'the certificate')
      const { subject } = await read(`GET ${WEB}`)
      const isStored = String(subject).includes(NAME)
      probe.expect('GET after the certificate', 'saved settings', isStored, `its subject is ${subject}`)
    } finally {
      await call(`POST ${WEB}/regenerate`, {}, { status: [204] }, 'the way back')
    }
    const after = await read(`GET ${WEB}`)
    const isBack = after.subject === before.subject && after.self_signed === true
    probe.expect('afterwards', 'restored', isBack, `the subject is ${after.subject} instead of ${before.subject}`)
    return undefined
  }
}

export const trustedCertificate: Trial = {
  id: 'trusted-certificate',
  name: 'certificate that the OPC UA server trusts',
  permissions: ['opcua'],
  plan: 'has the OPC UA server trust a certificate, whose key is thrown away',
  wayBack: 'deletes it from the list',
  async attempt({ call, read, probe, run }) {
    const thumbprints = async () => {
      const { items } = await read(`GET ${TRUSTED}`)
      return (Array.isArray(items) ? items.map(recordOf) : []).map(({ thumbprint }) => thumbprint)
    }
    const certificate = new X509Certificate((await newCertificate()).cert)
    const file = { name: 'conformance.der', content: certificate.raw.toString('base64') }
    const broken = { name: 'conformance.der', content: certificate.raw.subarray(0, 100).toString('base64') }
    const refused = { status: [400], errorCode: 'validation_failed' }
    await call(`POST ${TRUSTED}/trusted`, json({ file: broken }), refused, 'half a certificate')
    const { json: added, status } = await call(`POST ${TRUSTED}/trusted`, json({ file }), { status: [201, 409] })
    if (status === 409) throw new NotNow(`the panel does not allow it now (${recordOf(added).error_code})`)
    const params = { id: String(recordOf(added).id) }
    const own = certificate.fingerprint.replaceAll(':', '')
    run.created.add(`/api/v1${TRUSTED}/${params.id}`)
    try {
      const isListed = (await thumbprints()).includes(own)
      probe.expect('the list after the call', 'list', isListed, 'it does not have the new certificate')
    } finally {
      await call(`DELETE ${TRUSTED}/{id}`, { params }, { status: [204] })
    }
    const isGone = !(await thumbprints()).includes(own)
    if (probe.expect('afterwards', 'restored', isGone, 'the certificate is still in the list'))
      run.created.delete(`/api/v1${TRUSTED}/${params.id}`)
    return undefined
  }
}
