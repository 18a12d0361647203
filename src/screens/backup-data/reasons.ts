import type { DataBackupErrorCode, DataBackupRefusal } from '../../api/backup-data'
import type { RefusalTexts } from '../../api/client/refusal-types'
import { MAIL_REASONS, TARGET_REASONS } from '../../api/file-target'

/** Why a run was refused or failed, or a medium cannot be ejected. */
export const REASONS: RefusalTexts<DataBackupRefusal | DataBackupErrorCode> = {
  ...TARGET_REASONS,
  ...MAIL_REASONS,
  busy: 'common.job.busy',
  internal_error: 'errors.panelFault',
  group_empty: 'backupData.group.empty',
  medium_in_use: 'common.media.inUse'
}
