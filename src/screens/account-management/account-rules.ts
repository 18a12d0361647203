import type { AccountFault, AccountImportErrorCode, AccountRefusal, AccountSettings } from '../../api/accounts'
import type { FieldTexts, RefusalTexts } from '../../api/client/refusal-types'
import { accountCreation, accountSettings } from '../../api/generated/limits/accounts'
import { choice, flag, number, optional, secret, setOf, text } from '../../lib/form/codecs'
import { DATE_CODES, date } from '../../lib/form/date'
import { type Edited, fields } from '../../lib/form/field-table'
import { passwordPolicy } from '../../lib/form/password-policy'
import { length, pattern, type Rule, required } from '../../lib/form/rules'
import { textOfCode } from '../../lib/text/code-texts'
import type { MessageKey } from '../../lib/text/message'
import { rightsOf } from '../../session/presets'
import { rightsList } from '../../session/rights'

/** Of a temporary password, which the panel generates unless it is typed. */
export interface PasswordValues {
  username: string
  choice: 'generated' | 'typed'
  password: string
}

export type SettingsValues = Edited<AccountSettings, AccountSettings>
export type AccountValues = SettingsValues & PasswordValues

export const accountName: Rule<unknown>[] = [
  required,
  pattern(/^[A-Za-z0-9._-]*$/, 'common.usernameCharacters'),
  length(...accountCreation.username)
]

const isTyped = ({ choice }: PasswordValues) => choice === 'typed'

export const SETTINGS = fields<AccountSettings, AccountSettings>({
  name: text('session.displayName', accountSettings.name, { trim: true, hint: 'accountManagement.name.hint' }),
  roles: setOf('accountManagement.rights', (role, t) => rightsList([role], t), { required: true }),
  password_must_change: flag('accountManagement.mustChange'),
  valid_until: optional(date('common.term.validUntil', { hint: 'accountManagement.validUntil.hint' }), null),
  password_age_days: number('accountManagement.passwordAge', accountSettings.password_age_days, {
    hint: 'accountManagement.passwordAge.hint',
    unit: 'units.days'
  })
})

export const PASSWORD = fields<PasswordValues, Pick<PasswordValues, 'choice'> & { password?: string }, PasswordValues>({
  choice: choice(
    'accountManagement.temporary',
    { generated: 'accountManagement.password.made', typed: 'accountManagement.password.typed' },
    { control: 'radio' }
  ),
  password: {
    ...secret('common.term.password', accountCreation.password, {
      applies: isTyped,
      required: true,
      hint: 'session.password.rule'
    }),
    rules: [(value, { username }) => passwordPolicy(value, username, accountCreation.password)]
  }
})

export const NEW_ACCOUNT: AccountValues = {
  username: '',
  name: '',
  roles: rightsOf('viewer'),
  choice: 'generated',
  password: '',
  password_must_change: true,
  valid_until: '',
  password_age_days: '0'
}

export const CODES: FieldTexts<AccountFault> = {
  already_exists: 'accountManagement.account.exists',
  last_administrator: 'accountManagement.lastAdministrator',
  ...DATE_CODES,
  weak_password: 'session.password.weak'
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
