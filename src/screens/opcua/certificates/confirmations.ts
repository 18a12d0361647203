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
      verb: 'opcuaCertificates.action.delete',
      text: ['opcuaCertificates.deleteList.text', { count: list.revoked }],
      run: () => model.removeList(list)
    }
  }
  const { dialog, certificate } = open
  return {
    title: [`opcuaCertificates.action.${dialog}.title`, { name: shownName(certificate) }],
    verb: `opcuaCertificates.action.${dialog}`,
    text: effectOf(certificate),
    run: () => (dialog === 'reject' ? model.reject(certificate) : model.remove(certificate))
  }
}

function effectOf({ list, authority, self_signed: selfSigned }: OpcUaCertificate): MessageKey {
  if (list === 'rejected') return 'opcuaCertificates.delete.rejected'
  if (authority) return 'opcuaCertificates.distrust.authority'
  return selfSigned ? 'opcuaCertificates.distrust' : 'opcuaCertificates.distrust.signed'
}
