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
import { createForm, type Form } from '../../lib/form/form'
import { type Rule, unique } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'
import { NAME_RULES, PASSWORD_RULES } from './account-rules'

/** The password is empty where an account is changed: it has a form of its own. */
export type AccountInput = RuntimeAccountSettings & { password: string }

/** Told when a change counts. */
export type TellEffect = (effect: SecurityEffect['takes_effect']) => void

const CODES: FieldTexts<RuntimeAccountFault> = { account_exists: 'enhancedSecurity.exists' }

const NOTHING: AccountInput = {
  name: '',
  password: '',
  classes: [],
  browse: false,
  read: false,
  write: false,
  hidden: false
}

const named = (others: readonly RuntimeAccount[]): readonly Rule<unknown>[] => [
  ...NAME_RULES,
  unique(() => others.map(({ name }) => name), 'enhancedSecurity.exists')
]

export function createAddForm(others: readonly RuntimeAccount[], tell: TellEffect): Form<AccountInput> {
  return createForm<AccountInput>({
    initial: NOTHING,
    rules: { name: named(others), password: PASSWORD_RULES },
    codes: CODES,
    secrets: ['password'],
    async save(account) {
      const { takes_effect } = await addRuntimeAccount({ ...account, name: account.name.trim() })
      tell(takes_effect)
    }
  })
}

export function createEditForm(
  id: string,
  loaded: Versioned<RuntimeAccountSettings>,
  others: readonly RuntimeAccount[],
  tell: TellEffect
): SettingsForm<AccountInput> {
  return createSettingsForm<RuntimeAccountSettings, AccountInput>({
    loaded,
    read: () => readRuntimeAccount(id),
    async write({ password: _, ...settings }, version) {
      const { takes_effect } = await saveRuntimeAccount(id, { ...settings, name: settings.name.trim() }, version)
      tell(takes_effect)
    },
    valuesOf: settings => ({ ...settings, password: '' }),
    rules: { name: named(others.filter(account => account.id !== id)) },
    codes: CODES
  })
}

export function createPasswordForm(id: string, tell: TellEffect): Form<{ password: string }> {
  return createForm<{ password: string }>({
    initial: { password: '' },
    rules: { password: PASSWORD_RULES },
    secrets: ['password'],
    async save({ password }) {
      const { takes_effect } = await resetRuntimePassword(id, password)
      tell(takes_effect)
    }
  })
}
