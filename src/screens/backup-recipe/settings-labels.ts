import type { Translator } from '../../lib/text/i18n'
import { targetLabels } from '../../ui/target/target-labels'

export const settingsLabels = (t: Translator['t']) => ({
  recipes: t('backupRecipe.contents.recipes'),
  retentive: t('backupRecipe.contents.retentive'),
  extended: t('backupRecipe.contents.extended'),
  ...targetLabels(t),
  name_pattern: t('common.backup.pattern'),
  keep_last: t('backupRecipe.keepLast'),
  schedule: t('common.term.schedule'),
  daily_at: t('common.schedule.timeOfDay'),
  email_to: t('common.term.recipient')
})
