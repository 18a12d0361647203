import type { MessageKey } from '../../lib/message'

/** Why a backup or a restore was refused or failed, by the code of the panel in camel case. */
export const REASONS: Readonly<Record<string, MessageKey>> = {
  mediumMissing: 'backupRecipe.refused.mediumMissing',
  targetFull: 'backupRecipe.refused.targetFull',
  verifyFailed: 'backupRecipe.refused.verifyFailed',
  ftpUnreachable: 'backupRecipe.refused.ftpUnreachable',
  ftpLogin: 'backupRecipe.refused.ftpLogin',
  backupRunning: 'backupRecipe.refused.running',
  projectMismatch: 'backupRecipe.refused.project',
  wrongVersion: 'backupRecipe.refused.version'
}
