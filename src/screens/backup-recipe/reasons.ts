import type { RecipeBackupRefusal, RecipeJobErrorCode } from '../../api/backup-recipe'
import type { RefusalTexts } from '../../api/client/refusal-types'
import { TARGET_REASONS } from '../../api/file-target'

/** Why a backup or a restore was refused or failed; what is wrong with a restore is shown at its fields. */
export const REASONS: RefusalTexts<RecipeBackupRefusal | RecipeJobErrorCode> = {
  ...TARGET_REASONS,
  copy_damaged: 'backupRecipe.refused.damaged',
  other_server: 'backupRecipe.refused.otherServer',
  mail_not_set_up: 'backupRecipe.refused.mail.setUp',
  mail_name_not_resolved: 'backupRecipe.refused.mail.name',
  mail_connection_refused: 'backupRecipe.refused.mail.connection',
  mail_no_answer: 'backupRecipe.refused.mail.answer',
  mail_tls_not_offered: 'backupRecipe.refused.mail.tls',
  mail_tls_protocol: 'backupRecipe.refused.mail.tls',
  mail_tls_certificate: 'backupRecipe.refused.mail.tls',
  mail_login_refused: 'backupRecipe.refused.mail.login',
  mail_sender_refused: 'backupRecipe.refused.mail.sender',
  mail_recipient_refused: 'backupRecipe.refused.mail.recipient',
  mail_message_too_big: 'backupRecipe.refused.mail.size',
  mail_refused: 'backupRecipe.refused.mail.refused',
  busy: 'backupRecipe.refused.running',
  project_mismatch: 'backupRecipe.refused.project',
  wrong_version: 'backupRecipe.refused.version'
}
