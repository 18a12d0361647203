import type { NewRecipeBackupSettings, RecipeBackupFault } from '../../api/backup-recipe'
import type { FieldTexts } from '../../api/client/refusal-types'
import { newRecipeBackupSettings as limits } from '../../api/generated/limits/backup-recipe'
import { choice, number } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { email } from '../../lib/network/codecs'
import type { MessageKey } from '../../lib/text/message'
import { type BackupValues, patternField, timeField } from '../../stores/backup'

type Content = NewRecipeBackupSettings['contents'][number]
type Plain = Omit<NewRecipeBackupSettings, 'contents' | 'target'>

export type RecipeBackupValues = Edited<Plain, Plain> & BackupValues<Content>

export const CONTENTS: Record<Content, MessageKey> = {
  recipes: 'backupRecipe.contents.recipes',
  retentive: 'backupRecipe.contents.retentive',
  extended: 'backupRecipe.contents.extended'
}

export const CODES: FieldTexts<RecipeBackupFault> = {
  medium_missing: 'common.target.refused.mediumMissing',
  needs_medium: 'common.schedule.needsTarget',
  placeholder: 'backupRecipe.pattern.placeholder'
}

export const SETTINGS = fields<Plain, Plain, RecipeBackupValues>({
  name_pattern: patternField(limits.name_pattern, ['hmi', 'project'], 'backupRecipe.pattern.placeholder'),
  keep_last: number('backupRecipe.keepLast', limits.keep_last, { hint: 'backupRecipe.keepLast.hint' }),
  schedule: choice('common.term.schedule', {
    none: 'common.term.none',
    daily: 'common.schedule.on.daily',
    change: 'common.schedule.on.change'
  }),
  daily_at: timeField(({ schedule }) => schedule === 'daily'),
  email_to: email('common.term.recipient', { applies: ({ kind }) => kind === 'email', required: true })
})
