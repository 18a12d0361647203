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
import { type SettingsForm, settingsForm } from '../../lib/form/settings-form'
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

const valuesOf = ({ valid_minutes, ...settings }: RuntimeAccountSettings): AccountInput => ({
  ...settings,
  ...validityOf(valid_minutes)
})

const nameRules = (others: readonly RuntimeAccount[]): readonly Rule<unknown>[] => [
  ...NAME_RULES,
  unique(() => others.map(({ username }) => username), 'enhancedSecurity.exists')
]

function requestOf(values: AccountInput): RuntimeAccountSettings {
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
        const { takes_effect } = await addRuntimeAccount({ ...requestOf(account), password: account.password })
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
    settingsForm(
      { ...ACCOUNT, valuesOf, requestOf },
      {
        read: () => readRuntimeAccount(id),
        async save(settings, version) {
          const { takes_effect } = await saveRuntimeAccount(id, settings, version)
          onSaved(takes_effect)
        },
        rules: { ...ACCOUNT.rules, username: nameRules(others.filter(account => account.id !== id)) },
        check: validateRights,
        codes: CODES
      }
    )(loaded)
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
