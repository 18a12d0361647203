import type { RefusalTexts } from './client/refusal-types'
import type { Schemas } from './generated/schema'

export type FileTargetErrorCode = Schemas['FileTargetErrorCode']

/** Why a target cannot be written to, or read from. */
export const TARGET_REASONS: RefusalTexts<FileTargetErrorCode> = {
  target_unreachable: 'common.target.refused.unreachable',
  target_tls: 'common.target.refused.tls',
  target_certificate: 'common.target.refused.certificate',
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
