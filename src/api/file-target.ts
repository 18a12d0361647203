import type { RefusalTexts } from './client/refusal-types'
import type { Schemas } from './generated/schema'

export type FileTargetErrorCode = Schemas['FileTargetErrorCode']

/** Why a target cannot be written to, or read from. */
export const TARGET_REASONS: RefusalTexts<FileTargetErrorCode> = {
  target_unreachable: 'common.target.refused.unreachable',
  target_tls: 'common.target.refused.tls',
  target_certificate: 'common.term.untrustedServer',
  target_certificate_changed: 'common.target.refused.certificateChanged',
  target_host_key: 'common.target.refused.hostKey',
  target_host_key_changed: 'common.target.refused.hostKeyChanged',
  target_login: 'common.target.refused.login',
  target_folder: 'common.target.refused.folder',
  target_read_only: 'common.target.refused.readOnly',
  target_full: 'common.target.refused.full',
  target_lost: 'common.target.refused.lost',
  medium_missing: 'common.target.refused.mediumMissing',
  medium_read_only: 'common.target.refused.mediumReadOnly',
  not_enough_space: 'common.target.refused.noSpace',
  verify_failed: 'common.target.refused.verify'
}

/** Why a copy cannot be sent to a mailbox. */
export const MAIL_REASONS: RefusalTexts<Schemas['RecipeMailErrorCode']> = {
  mail_not_set_up: 'common.mail.refused.setUp',
  mail_name_not_resolved: 'common.mail.refused.name',
  mail_connection_refused: 'common.mail.refused.connection',
  mail_no_answer: 'common.mail.refused.answer',
  mail_tls_not_offered: 'common.mail.refused.tls',
  mail_tls_protocol: 'common.mail.refused.tls',
  mail_tls_certificate: 'common.mail.refused.tls',
  mail_login_refused: 'common.mail.refused.login',
  mail_sender_refused: 'common.mail.refused.sender',
  mail_recipient_refused: 'common.mail.refused.recipient',
  mail_message_too_big: 'common.mail.refused.size',
  mail_refused: 'common.mail.refused.refused'
}
