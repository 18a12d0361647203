import type { FieldTexts } from '../../api/client/refusal-types'
import {
  addRuntimeAccount,
  type RuntimeAccount,
  type RuntimeAccountFault,
  type RuntimeAccountSettings,
  readRuntimeAccount,
  resetRuntimePassword,
  type SecurityEffect,
  saveRuntimeAccount
} from '../../api/enhanced-security'
import type { FieldErrors } from '../../lib/form/fields'
import { createForm, type Form } from '../../lib/form/form'
import { type Rule, unique } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'
import { ACCOUNT, type AccountInput, NAME_RULES, type NewAccountInput, PASSWORD_RULES } from './account-rules'
import { implyRights, lacksRights } from './opcua-rights'
import { minutesOf, validityOf } from './validity'

/** Called with the time at which a saved change takes effect. */
export type OnSaved = (effect: SecurityEffect['takes_effect']) => void

const CODES: FieldTexts<RuntimeAccountFault> = {
  already_exists: 'enhancedSecurity.exists',
  requires_browse_and_read: 'enhancedSecurity.writeRequires'
}

const EMPTY: NewAccountInput = {
  username: '',
  password: '',
  classes: [],
  browse: false,
  read: false,
  write: false,
  hidden: false,
  ...validityOf(null)
}

/** Accounts of older firmware may have Write alone. */
const validateRights = (account: AccountInput): FieldErrors<AccountInput> =>
  lacksRights(account) ? { write: 'enhancedSecurity.writeRequires' } : {}

const nameRules = (others: readonly RuntimeAccount[]): readonly Rule<unknown>[] => [
  ...NAME_RULES,
  unique(() => others.map(({ username }) => username), 'enhancedSecurity.exists')
]

function settingsOf(values: AccountInput): RuntimeAccountSettings {
  const { validity, duration, unit, ...settings } = ACCOUNT.requestOf(values)
  return { ...settings, valid_minutes: minutesOf({ validity, duration, unit }) }
}

/** With the name of a client that was rejected, also with the rights to connect. */
export function createAddForm(others: readonly RuntimeAccount[], onSaved: OnSaved, name = ''): Form<NewAccountInput> {
  return implyRights(
    createForm<NewAccountInput>({
      fields: ACCOUNT.fields,
      initial: name ? { ...EMPTY, username: name, browse: true, read: true } : EMPTY,
      rules: { ...ACCOUNT.rules, username: nameRules(others), password: PASSWORD_RULES },
      normalize: values => ({ ...values, ...ACCOUNT.normalize(values) }),
      check: validateRights,
      codes: CODES,
      async save(account) {
        const { takes_effect } = await addRuntimeAccount({ ...settingsOf(account), password: account.password })
        onSaved(takes_effect)
      }
    })
  )
}

export function createEditForm(
  id: string,
  loaded: Versioned<RuntimeAccountSettings>,
  others: readonly RuntimeAccount[],
  onSaved: OnSaved
): SettingsForm<AccountInput> {
  return implyRights(
    createSettingsForm<RuntimeAccountSettings, AccountInput>({
      loaded,
      read: () => readRuntimeAccount(id),
      async write(account, version) {
        const { takes_effect } = await saveRuntimeAccount(id, settingsOf(account), version)
        onSaved(takes_effect)
      },
      ...ACCOUNT,
      valuesOf: ({ valid_minutes, ...settings }) => ({ ...settings, ...validityOf(valid_minutes) }),
      rules: { ...ACCOUNT.rules, username: nameRules(others.filter(account => account.id !== id)) },
      check: validateRights,
      codes: CODES
    })
  )
}

export function createPasswordForm(id: string, onSaved: OnSaved): Form<{ password: string }> {
  return createForm<{ password: string }>({
    initial: { password: '' },
    rules: { password: PASSWORD_RULES },
    async save({ password }) {
      const { takes_effect } = await resetRuntimePassword(id, password)
      onSaved(takes_effect)
    }
  })
}
