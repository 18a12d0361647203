import type { Translator } from '../../lib/text/i18n'

export const settingsLabels = (t: Translator['t']) => ({
  recipes: t('backupRecipe.contents.recipes'),
  retentive: t('backupRecipe.contents.retentive'),
  extended: t('backupRecipe.contents.extended'),
  target: t('backupRecipe.target'),
  name_pattern: t('backupRecipe.pattern'),
  keep_last: t('backupRecipe.keepLast'),
  schedule: t('backupRecipe.schedule'),
  daily_at: t('backupRecipe.schedule.timeOfDay'),
  ftp_host: t('backupRecipe.ftp.host'),
  ftp_username: t('backupRecipe.ftp.user'),
  ftp_folder: t('backupRecipe.ftp.folder'),
  email_to: t('backupRecipe.email')
})
