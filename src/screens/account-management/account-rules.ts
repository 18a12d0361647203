import type { AccountFault, AccountImportErrorCode, AccountRefusal, AccountSettings } from '../../api/accounts'
import type { FieldTexts, RefusalTexts } from '../../api/client/refusal-types'
import { accountCreation, accountSettings } from '../../api/generated/limits/accounts'
import { passwordPolicy } from '../../lib/form/password-policy'
import { integer, length, nonEmpty, pattern, type Rule, required, when } from '../../lib/form/rules'
import { textOfCode } from '../../lib/text/code-texts'
import type { MessageKey } from '../../lib/text/message'

/** Named as in the contract, so that field errors of the panel can be assigned. */
export interface AccountValues {
  username: string
  name: string
  roles: string[]
  password_must_change: boolean
  valid_until: string
  password_age_days: string
  /** Whether the panel generates the temporary password. */
  choice: 'generated' | 'typed'
  password: string
}

export const accountName: Rule<unknown>[] = [
  required,
  pattern(/^[A-Za-z0-9._-]*$/, 'accountManagement.account.characters'),
  length(...accountCreation.username)
]

const date: Rule<unknown> = value => {
  if (!value) return
  const [, year = '', month = '', day = ''] = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(value) ?? []
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = year !== '' && time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day)
  return exists ? undefined : 'accountManagement.validUntil.invalid'
}

export const settingsRules = {
  name: [length(...accountSettings.name)],
  roles: [required],
  valid_until: [date],
  password_age_days: [required, integer(...accountSettings.password_age_days)]
} satisfies { [F in keyof AccountValues]?: Rule<unknown>[] }

const isTyped = ({ choice }: AccountValues) => choice === 'typed'

/** Not validated if the panel generates the password. */
export const passwordRules: Rule<AccountValues>[] = [
  when(isTyped, nonEmpty),
  when(isTyped, (value, { username }) => passwordPolicy(value, username, accountCreation.password))
]

export const CODES: FieldTexts<AccountFault> = {
  already_exists: 'accountManagement.account.exists',
  last_administrator: 'accountManagement.lastAdministrator',
  in_the_past: 'accountManagement.validUntil.past',
  invalid_date: 'accountManagement.validUntil.invalid',
  weak_password: 'session.password.varied'
}

/** Refusals that concern no field. */
export const REASONS: RefusalTexts<AccountRefusal, 'already_exists'> = {
  limit_reached: 'accountManagement.limitReached',
  last_administrator: 'accountManagement.lastAdministrator',
  own_account: 'accountManagement.ownAccount'
}

const IMPORT_REASONS: RefusalTexts<AccountImportErrorCode> = {
  already_exists: 'accountManagement.account.exists',
  ...CODES,
  ...REASONS
}

/** Why the panel skipped a row of an import. */
export const reasonOf = (code: string): MessageKey => textOfCode(IMPORT_REASONS, code) ?? 'errors.refused'

export const valuesOf = (username: string, settings: AccountSettings): AccountValues => ({
  username,
  choice: 'generated',
  password: '',
  name: settings.name,
  roles: settings.roles,
  password_must_change: settings.password_must_change,
  valid_until: settings.valid_until ?? '',
  password_age_days: String(settings.password_age_days)
})

export const settingsOf = (values: Omit<AccountValues, 'username' | 'choice' | 'password'>): AccountSettings => ({
  name: values.name.trim(),
  roles: values.roles,
  password_must_change: values.password_must_change,
  valid_until: values.valid_until || null,
  password_age_days: Number(values.password_age_days)
})
