import {
  type NewRecipeBackupSettings,
  type RecipeBackupFault,
  type RecipeBackupSettings,
  readRecipeBackupSettings,
  saveRecipeBackupSettings
} from '../../api/backup-recipe'
import type { FieldTexts } from '../../api/client/refusal-types'
import { newRecipeBackupSettings } from '../../api/generated/limits/backup-recipe'
import { newFileTarget } from '../../api/generated/limits/common'
import type { FieldErrors } from '../../lib/form/fields'
import { integer, required, trimmed, when } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { timeOfDay } from '../../lib/form/time-of-day'
import { newTarget, type TargetValues, targetRules, targetValues, withUsualPort } from '../../lib/network/file-target'
import { email } from '../../lib/network/host-rules'
import type { Versioned } from '../../lib/remote/versioned'
import { namePatternRules } from '../../lib/text/name-pattern'

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface BackupValues extends TargetValues {
  recipes: boolean
  retentive: boolean
  extended: boolean
  name_pattern: string
  keep_last: string
  schedule: RecipeBackupSettings['schedule']
  daily_at: string
  email_to: string
}

export type BackupForm = SettingsForm<BackupValues, RecipeBackupSettings>

const CODES: FieldTexts<RecipeBackupFault> = {
  medium_missing: 'common.target.refused.mediumMissing',
  needs_medium: 'common.schedule.needsTarget',
  placeholder: 'backupRecipe.pattern.placeholder'
}

const CONTENTS = ['recipes', 'retentive', 'extended'] as const

export function backupValues({ contents, target, keep_last, ...rest }: RecipeBackupSettings): BackupValues {
  return {
    recipes: contents.includes('recipes'),
    retentive: contents.includes('retentive'),
    extended: contents.includes('extended'),
    ...targetValues(target),
    ...rest,
    keep_last: String(keep_last)
  }
}

function requestOf(values: BackupValues): NewRecipeBackupSettings {
  const { name_pattern, keep_last, schedule, daily_at, email_to } = values
  return {
    ...{ name_pattern, schedule, daily_at },
    contents: CONTENTS.filter(content => values[content]),
    target: newTarget(values),
    keep_last: Number(keep_last),
    email_to: email_to.trim()
  }
}

const NAME_PATTERN = namePatternRules(newRecipeBackupSettings.name_pattern, ['hmi', 'project'], {
  characters: 'common.file.invalidName',
  placeholder: 'backupRecipe.pattern.placeholder'
})

/** Rules that involve several fields. */
function validateBackup(values: BackupValues): FieldErrors<BackupValues> {
  const errors: FieldErrors<BackupValues> = {}
  if (!CONTENTS.some(content => values[content])) errors.recipes = 'backupRecipe.contents.none'
  if (values.kind === 'pc' && values.schedule !== 'none') errors.schedule = 'common.schedule.needsTarget'
  return errors
}

export function createBackupForm(
  loaded: Versioned<RecipeBackupSettings>,
  onSaved: (loaded: Versioned<RecipeBackupSettings>) => void
): BackupForm {
  const form: BackupForm = createSettingsForm<RecipeBackupSettings, BackupValues>({
    loaded,
    read: readRecipeBackupSettings,
    write: (values, version) => saveRecipeBackupSettings(requestOf(values), version),
    valuesOf: backupValues,
    rules: {
      name_pattern: NAME_PATTERN,
      keep_last: [required, integer(...newRecipeBackupSettings.keep_last)],
      daily_at: [when<BackupValues>(({ schedule }) => schedule === 'daily', timeOfDay('common.schedule.time'))],
      ...targetRules(() => form.$stored.get().target, newFileTarget),
      email_to: [required, trimmed(email)].map(rule => when<BackupValues>(({ kind }) => kind === 'email', rule))
    },
    check: validateBackup,
    codes: CODES,
    onSaved
  })
  return withUsualPort(form)
}
