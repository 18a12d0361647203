import type { RecipeBackupRefusal, RecipeJobErrorCode } from '../../api/backup-recipe'
import type { RefusalTexts } from '../../api/client/refusal-types'
import { MAIL_REASONS, TARGET_REASONS } from '../../api/file-target'

/** Why a backup or a restore was refused or failed; what is wrong with a restore is shown at its fields. */
export const REASONS: RefusalTexts<RecipeBackupRefusal | RecipeJobErrorCode> = {
  ...TARGET_REASONS,
  ...MAIL_REASONS,
  copy_damaged: 'backupRecipe.refused.damaged',
  other_server: 'backupRecipe.refused.otherServer',
  busy: 'common.job.busy',
  project_mismatch: 'backupRecipe.refused.project',
  wrong_version: 'backupRecipe.refused.version'
}
