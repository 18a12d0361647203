import {
  type NewRecipeBackupSettings,
  type RecipeBackupFault,
  type RecipeBackupSettings,
  readRecipeBackupSettings,
  saveRecipeBackupSettings
} from '../../api/backup-recipe'
import type { FieldTexts } from '../../api/client/refusal-types'
import type { FieldErrors } from '../../lib/form/form'
import { integer, length, nonEmpty, port, type Rule, required, trimmed, when } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { email, host } from '../../lib/network/host-rules'
import type { Versioned } from '../../lib/remote/versioned'
import { hasKnownPlaceholders, hasPathCharacters, MAX_PATTERN_LENGTH } from './copy-name'

const MAX_COPIES = 100

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface BackupValues {
  recipes: boolean
  retentive: boolean
  extended: boolean
  target: RecipeBackupSettings['target']
  name_pattern: string
  keep_last: string
  schedule: RecipeBackupSettings['schedule']
  daily_at: string
  ftp_host: string
  ftp_port: string
  ftp_username: string
  ftp_password: string
  ftp_folder: string
  email_to: string
}

export type BackupForm = SettingsForm<BackupValues, RecipeBackupSettings>

const CODES: FieldTexts<RecipeBackupFault> = {
  medium_missing: 'backupRecipe.refused.mediumMissing',
  needs_medium: 'backupRecipe.schedule.needsMedium',
  placeholder: 'backupRecipe.pattern.placeholder'
}

const CONTENTS = ['recipes', 'retentive', 'extended'] as const

export function backupValues(settings: RecipeBackupSettings): BackupValues {
  const { contents, keep_last, ftp_port, ftp_password_set, ...rest } = settings
  return {
    recipes: contents.includes('recipes'),
    retentive: contents.includes('retentive'),
    extended: contents.includes('extended'),
    ...rest,
    keep_last: String(keep_last),
    ftp_port: String(ftp_port),
    ftp_password: ''
  }
}

function requestOf(values: BackupValues): NewRecipeBackupSettings {
  const { recipes, retentive, extended, ftp_password, ...rest } = values
  return {
    ...rest,
    contents: CONTENTS.filter(content => values[content]),
    keep_last: Number(values.keep_last),
    ftp_port: Number(values.ftp_port),
    ftp_host: values.ftp_host.trim(),
    email_to: values.email_to.trim(),
    ...(ftp_password && { ftp_password })
  }
}

const namePattern: Rule<unknown> = value => {
  if (hasPathCharacters(value)) return 'backupRecipe.pattern.path'
  return hasKnownPlaceholders(value) ? undefined : 'backupRecipe.pattern.placeholder'
}

const timeOfDay: Rule<unknown> = value =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : 'backupRecipe.schedule.time'

/** A kept password goes only to the host, port and user that it was set for. */
export function needsFtpPassword(values: BackupValues, held: RecipeBackupSettings): boolean {
  const request = requestOf(values)
  const destination = ['ftp_host', 'ftp_port', 'ftp_username'] as const
  return !held.ftp_password_set || destination.some(name => request[name] !== held[name])
}

const toFtp = (rule: Rule<BackupValues>) => when<BackupValues>(({ target }) => target === 'ftp', rule)

/** Rules that involve several fields. */
function validateBackup(values: BackupValues): FieldErrors<BackupValues> {
  const errors: FieldErrors<BackupValues> = {}
  if (!CONTENTS.some(content => values[content])) errors.recipes = 'backupRecipe.contents.none'
  if (values.target === 'pc' && values.schedule !== 'none') errors.schedule = 'backupRecipe.schedule.needsMedium'
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
      name_pattern: [required, length(1, MAX_PATTERN_LENGTH), namePattern],
      keep_last: [required, integer(1, MAX_COPIES)],
      daily_at: [when<BackupValues>(({ schedule }) => schedule === 'daily', timeOfDay)],
      ftp_host: [toFtp(required), toFtp(host)],
      ftp_port: [required, port],
      ftp_username: [toFtp(required)],
      ftp_password: [toFtp(when(values => needsFtpPassword(values, form.$stored.get()), nonEmpty))],
      email_to: [required, trimmed(email)].map(rule => when<BackupValues>(({ target }) => target === 'email', rule))
    },
    check: validateBackup,
    codes: CODES,
    secrets: ['ftp_password'],
    onSaved
  })
  return form
}
