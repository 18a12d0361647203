import {
  deleteOpcUaCertificate,
  deleteOpcUaRevocationList,
  downloadOpcUaCertificate,
  listOpcUaCertificates,
  listOpcUaRevocationLists,
  type OpcUaCertificate,
  type OpcUaOwnCertificate,
  type OpcUaRevocationList,
  readOwnOpcUaCertificate,
  rejectOpcUaCertificate,
  requestOpcUaSignature,
  trustOpcUaCertificate
} from '../../../api/opcua/certificates'
import { followDownload } from '../../../lib/browser/download'
import { polled } from '../../../lib/remote/polled'
import { resource } from '../../../lib/remote/resource'
import type { Message } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { notify } from '../../../stores/notices'
import { createNewForm, NAMES, namesOf } from './names-form'
import { shownName } from './texts'
import { createOwnUploadForm, createUploadForm, type UploadKind } from './upload-forms'

/** A client that was just rejected is to appear while its user waits. */
const POLL_SECONDS = 5
const LISTS_POLL_SECONDS = 30

export function createCertificates(follow: (url: string) => unknown = followDownload) {
  const $certificates = polled(listOpcUaCertificates, { everySeconds: POLL_SECONDS })
  const $revocationLists = polled(listOpcUaRevocationLists, { everySeconds: LISTS_POLL_SECONDS })

  const onSaved = (done: Message) => {
    notify(done)
    void $certificates.reload()
  }

  /** The lists decide who is revoked, and go with their issuer. */
  const onListsSaved = (done: Message) => {
    onSaved(done)
    void $revocationLists.reload()
  }

  const onDistrusted = (done: Message, { authority }: OpcUaCertificate) => (authority ? onListsSaved : onSaved)(done)

  return {
    $certificates,
    $revocationLists,

    /** @throws ApiError */
    async trust(certificate: OpcUaCertificate): Promise<void> {
      await trustOpcUaCertificate(certificate)
      onSaved(['opcuaCertificates.trusted.done', { name: shownName(certificate) }])
    },

    /** @throws ApiError */
    async reject(certificate: OpcUaCertificate): Promise<void> {
      await rejectOpcUaCertificate(certificate.id)
      onDistrusted(['opcuaCertificates.rejected.done', { name: shownName(certificate) }], certificate)
    },

    /** @throws ApiError */
    async remove(certificate: OpcUaCertificate): Promise<void> {
      await deleteOpcUaCertificate(certificate.id)
      onDistrusted(['opcuaCertificates.deleted', { name: shownName(certificate) }], certificate)
    },

    /** @throws ApiError */
    async removeList({ id, issuer }: OpcUaRevocationList): Promise<void> {
      await deleteOpcUaRevocationList(id)
      onListsSaved(['opcuaCertificates.deleted', { name: plainText(issuer, 80) }])
    },

    /** @throws ApiError */
    async download({ id }: OpcUaCertificate, format: 'der' | 'pem'): Promise<void> {
      const { url } = await downloadOpcUaCertificate(id, format)
      follow(url)
    },

    uploadForm: (kind: UploadKind) => createUploadForm(kind, kind === 'revocation' ? onListsSaved : onSaved),
    ownUploadForm: () => createOwnUploadForm(onSaved),
    /** As the panel is called when the dialog opens. */
    own: () => resource(readOwnOpcUaCertificate),
    newForm: (own: OpcUaOwnCertificate) => createNewForm(own, () => onSaved('opcuaCertificates.own.replaced')),
    names: () => resource(async signal => namesOf(await readOwnOpcUaCertificate(signal))),
    rules: NAMES,
    request: requestOpcUaSignature
  }
}

export type CertificatesModel = ReturnType<typeof createCertificates>
