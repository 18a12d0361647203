import { atom } from 'nanostores'
import {
  type Account,
  deleteAccount,
  enableAccount,
  endAccountSessions,
  exportAccounts,
  listAccounts,
  readAccount,
  unlockAccount
} from '../../api/accounts'
import { followDownload } from '../../lib/browser/download'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { signedInUser } from '../../session/session'
import { notify } from '../../stores/notices'
import { type EditOptions, editAccountForm, newAccountForm, resetForm, type TellPassword } from './account-forms'
import { createImport } from './import'
import { isLastAdministrator } from './protection'

const EVERY_SECONDS = 15

export interface ToldPassword {
  account: string
  password: string
}

export type AccountManagementModel = ReturnType<typeof createAccountManagement>

export function createAccountManagement() {
  const $accounts = polled(listAccounts, { everySeconds: EVERY_SECONDS })
  /** The temporary password that was just made: shown once, then forgotten. */
  const $told = atom<ToldPassword | undefined>()

  const all = () => lastKnown($accounts.get())?.accounts ?? []
  const limit = () => lastKnown($accounts.get())?.limit ?? 0

  const tell: TellPassword = (account, password) => {
    if (password === undefined) notify(['accountManagement.saved', { account }])
    else $told.set({ account, password })
    void $accounts.reload()
  }

  /** An action on one account; the list is read again, also after a failure. */
  const afterwards = async <T>(action: Promise<T>): Promise<T> => {
    try {
      return await action
    } finally {
      void $accounts.reload()
    }
  }

  return {
    $accounts,
    $told,
    forgetTold: () => $told.set(undefined),
    isOwn: ({ account }: Account) => signedInUser()?.username === account,
    isLast: (account: Account) => isLastAdministrator(account, all()),

    add: () => newAccountForm(() => all().map(({ account }) => account), tell),
    settings: ({ id }: Account) => resource(() => readAccount(id)),
    edit: (options: EditOptions) => editAccountForm(options),
    reset: (account: Account) => resetForm(account, tell),
    importAccounts: () => createImport(all, limit, () => void $accounts.reload()),
    saved(account: string): void {
      notify(['accountManagement.saved', { account }])
      void $accounts.reload()
    },

    remove: ({ id }: Account) => afterwards(deleteAccount(id)),
    enable: ({ id }: Account, enabled: boolean) => afterwards(enableAccount(id, enabled)),
    unlock: ({ id }: Account) => afterwards(unlockAccount(id)),
    async signOut({ id, account }: Account): Promise<void> {
      const { ended } = await afterwards(endAccountSessions(id))
      notify(['accountManagement.signedOut', { account, count: ended }])
    },

    async exportAll(): Promise<void> {
      const { address } = await exportAccounts()
      followDownload(address)
    }
  }
}
