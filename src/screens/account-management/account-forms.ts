import {
  type Account,
  type AccountSettings,
  createAccount,
  readAccount,
  resetAccountPassword,
  saveAccount
} from '../../api/accounts'
import { createForm, type Form } from '../../lib/form/form'
import { unique } from '../../lib/form/rules'
import { settingsForm } from '../../lib/form/settings-form'
import { laterRequests } from '../../lib/remote/stoppable'
import type { Versioned } from '../../lib/remote/versioned'
import { rereadOwnRights } from '../../session/own-account'
import { signedInUser } from '../../session/session'
import {
  type AccountValues,
  accountName,
  CODES,
  NEW_ACCOUNT,
  PASSWORD,
  type PasswordValues,
  SETTINGS
} from './account-rules'
import { lostRights } from './protection'

export interface IssuedPassword {
  account: string
  password: string
  /** At the next login. */
  mustChange: boolean
}

/** Called after a save, with what the panel generated if no password was typed. */
export type OnPasswordSet = (account: string, issued: IssuedPassword | undefined) => void

/** `generated`: as the panel returned it; null or missing if it was typed. */
function issuedPassword(account: string, generated: string | null | undefined, mustChange: boolean) {
  return generated ? { account, password: generated, mustChange } : undefined
}

export function newAccountForm(others: () => readonly string[], onPasswordSet: OnPasswordSet): Form<AccountValues> {
  return createForm<AccountValues>({
    ...SETTINGS,
    initial: NEW_ACCOUNT,
    normalize: values => ({ ...values, ...SETTINGS.normalize(values) }),
    fields: { ...SETTINGS.fields, ...PASSWORD.fields },
    rules: {
      ...SETTINGS.rules,
      ...PASSWORD.rules,
      username: [...accountName, unique(others, 'accountManagement.account.exists')]
    },
    codes: CODES,
    async save(values) {
      const { username, choice, password } = values
      const chosen = choice === 'typed' && { password }
      const { temporary_password } = await createAccount({ username, ...SETTINGS.requestOf(values), ...chosen })
      onPasswordSet(username, issuedPassword(username, temporary_password, values.password_must_change))
    }
  })
}

export interface EditOptions {
  account: Account
  loaded: Versioned<AccountSettings>
  /** Asks users to confirm before they remove rights from their own account. */
  confirmLoss(rights: string[]): Promise<boolean>
}

export function editAccountForm({ account, loaded, confirmLoss }: EditOptions) {
  const own = signedInUser()?.username === account.username
  return settingsForm(SETTINGS, {
    read: () => readAccount(account.id),
    codes: CODES,
    async save(settings, version, before) {
      const later = laterRequests()
      const lost = own ? lostRights(before.roles, settings.roles) : []
      if (lost.length > 0 && !(await confirmLoss(lost))) return 'cancelled'
      await later(() => saveAccount(account.id, settings, version))
      if (own) await later(rereadOwnRights)
      return 'saved'
    }
  })(loaded)
}

export function resetForm(target: Account, onPasswordSet: OnPasswordSet): Form<PasswordValues> {
  return createForm<PasswordValues>({
    ...PASSWORD,
    initial: { username: target.username, choice: 'generated', password: '' },
    codes: CODES,
    async save({ username, choice, password }) {
      const { temporary_password } = await resetAccountPassword(target.id, choice === 'typed' ? password : undefined)
      onPasswordSet(username, issuedPassword(username, temporary_password, true))
    }
  })
}
