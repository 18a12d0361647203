import type { OpcUaCertificate, OpcUaRevocationList } from '../../../api/opcua/certificates'
import type { Message, MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import type { CertificatesModel } from './model'
import { shownName } from './texts'

/** What takes away trust, or a list of those who lost it. */
export type Confirmed =
  | { dialog: 'reject' | 'delete'; certificate: OpcUaCertificate }
  | { dialog: 'delete-list'; list: OpcUaRevocationList }

export interface Confirmation {
  title: Message
  verb: MessageKey
  text: Message
  run: () => Promise<void>
}

export function confirmationOf(model: CertificatesModel, open: Confirmed): Confirmation {
  if (open.dialog === 'delete-list') {
    const { list } = open
    return {
      title: ['opcuaCertificates.deleteList.title', { issuer: plainText(list.issuer, 80) }],
      verb: 'opcuaCertificates.delete',
      text: ['opcuaCertificates.deleteList.text', { count: list.revoked }],
      run: () => model.removeList(list)
    }
  }
  const { dialog, certificate } = open
  return {
    title: [`opcuaCertificates.${dialog}.title`, { name: shownName(certificate) }],
    verb: `opcuaCertificates.${dialog}`,
    text: `opcuaCertificates.${effectOf(certificate)}`,
    run: () => (dialog === 'reject' ? model.reject(certificate) : model.remove(certificate))
  }
}

function effectOf({ list, authority, self_signed: selfSigned }: OpcUaCertificate) {
  if (list === 'rejected') return 'delete.rejected'
  if (authority) return 'distrust.authority'
  return selfSigned ? 'distrust' : 'distrust.signed'
}
