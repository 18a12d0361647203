import type { MessageKey } from '../../lib/text/message'

/** Texts for error codes of the panel, by code in camel case. */
export const REASONS: Readonly<Record<string, MessageKey>> = {
  mediumMissing: 'backupRecipe.refused.mediumMissing',
  targetFull: 'backupRecipe.refused.targetFull',
  verifyFailed: 'backupRecipe.refused.verifyFailed',
  ftpUnreachable: 'backupRecipe.refused.ftpUnreachable',
  ftpLogin: 'backupRecipe.refused.ftpLogin',
  mailNotSetUp: 'backupRecipe.refused.mail.setUp',
  mailNameNotResolved: 'backupRecipe.refused.mail.name',
  mailConnectionRefused: 'backupRecipe.refused.mail.connection',
  mailNoAnswer: 'backupRecipe.refused.mail.answer',
  mailTlsFailed: 'backupRecipe.refused.mail.tls',
  mailLoginRefused: 'backupRecipe.refused.mail.login',
  mailSenderRefused: 'backupRecipe.refused.mail.sender',
  mailRecipientRefused: 'backupRecipe.refused.mail.recipient',
  mailMessageTooBig: 'backupRecipe.refused.mail.size',
  mailRefused: 'backupRecipe.refused.mail.refused',
  backupRunning: 'backupRecipe.refused.running',
  projectMismatch: 'backupRecipe.refused.project',
  wrongVersion: 'backupRecipe.refused.version'
}
