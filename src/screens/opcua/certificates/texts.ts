import type { RefusalTexts } from '../../../api/client/refusal-types'
import type { OpcUaCertificate, OpcUaCertificateRefusal, OpcUaUploadRefusal } from '../../../api/opcua/certificates'
import type { Message, MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'

export type OtherList = Exclude<OpcUaCertificate['list'], 'own'>

export const LISTS: Record<OtherList, { title: MessageKey; hint: MessageKey; none: MessageKey }> = {
  rejected: {
    title: 'opcuaCertificates.list.rejected',
    hint: 'opcuaCertificates.list.rejected.hint',
    none: 'opcuaCertificates.list.rejected.none'
  },
  trusted: {
    title: 'opcuaCertificates.list.trusted',
    hint: 'opcuaCertificates.list.trusted.hint',
    none: 'opcuaCertificates.list.trusted.none'
  },
  issuers: {
    title: 'opcuaCertificates.list.issuers',
    hint: 'opcuaCertificates.list.issuers.hint',
    none: 'opcuaCertificates.list.issuers.none'
  }
}

export const REASONS: RefusalTexts<OpcUaCertificateRefusal | OpcUaUploadRefusal, 'already_exists'> = {
  certificate_changed: 'opcuaCertificates.refused.changed',
  certificate_in_use: 'opcuaCertificates.refused.inUse',
  limit_reached: 'opcuaCertificates.refused.full'
}

/** A certificate without a name that can be seen is called by its thumbprint. */
export const shownName = ({ name, thumbprint }: OpcUaCertificate) => plainText(name, 80) || thumbprint

/** An empty field of a certificate. */
export const NONE = '–'

/** Who vouches for a certificate. */
export function issuerText({ self_signed: selfSigned, issuer }: OpcUaCertificate): Message {
  return selfSigned ? 'common.term.selfSigned' : ['opcuaCertificates.issuedBy', { issuer }]
}
