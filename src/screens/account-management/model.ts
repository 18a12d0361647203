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
import type { FileLanguage } from '../../lib/table-file/file-words'
import { signedInUser } from '../../session/session'
import { notify } from '../../stores/notices'
import { $panelLanguage } from '../../stores/panel-language'
import {
  type EditOptions,
  editAccountForm,
  type IssuedPassword,
  newAccountForm,
  type OnPasswordSet,
  resetForm
} from './account-forms'
import { createFilters } from './filters'
import { createImport } from './import'
import { isLastAdministrator } from './protection'

const POLL_SECONDS = 15

export type AccountManagementModel = ReturnType<typeof createAccountManagement>

export function createAccountManagement() {
  const $accounts = polled(listAccounts, { everySeconds: POLL_SECONDS })
  /** The temporary password just generated, until its dialog closes. */
  const $issuedPassword = atom<IssuedPassword | undefined>()

  const accountList = () => lastKnown($accounts.get())?.items ?? []
  const limit = () => lastKnown($accounts.get())?.max_accounts ?? 0

  const onPasswordSet: OnPasswordSet = (account, issued) => {
    if (issued) $issuedPassword.set(issued)
    else notify(['accountManagement.saved', { account }])
    void $accounts.reload()
  }

  /** Reloads the list after an action, even if it failed. */
  const thenReload = async <T>(action: Promise<T>): Promise<T> => {
    try {
      return await action
    } finally {
      void $accounts.reload()
    }
  }

  return {
    $accounts,
    filters: createFilters(),
    $issuedPassword,
    forgetPassword: () => $issuedPassword.set(undefined),
    isOwn: ({ username }: Account) => signedInUser()?.username === username,
    isLast: (account: Account) => isLastAdministrator(account, accountList()),

    add: () => newAccountForm(() => accountList().map(({ username }) => username), onPasswordSet),
    settings: ({ id }: Account) => resource(() => readAccount(id)),
    edit: (options: EditOptions) => editAccountForm(options),
    reset: (account: Account) => resetForm(account, onPasswordSet),
    importAccounts: () => createImport(accountList, limit, () => void $accounts.reload()),
    saved(account: string): void {
      notify(['accountManagement.saved', { account }])
      void $accounts.reload()
    },

    async remove({ id, username: account }: Account): Promise<void> {
      await thenReload(deleteAccount(id))
      notify(['accountManagement.deleted', { account }])
    },
    async enable({ id, username: account }: Account, enabled: boolean): Promise<void> {
      await thenReload(enableAccount(id, enabled))
      notify(['accountManagement.saved', { account }])
    },
    async unlock({ id, username: account }: Account): Promise<void> {
      await thenReload(unlockAccount(id))
      notify(['accountManagement.saved', { account }])
    },
    async signOut({ id, username: account }: Account): Promise<void> {
      const { ended } = await thenReload(endAccountSessions(id))
      notify(['accountManagement.signedOut', { account, count: ended }])
    },

    async exportAll(language: FileLanguage): Promise<void> {
      const { url } = await exportAccounts(language && $panelLanguage.get())
      followDownload(url)
    }
  }
}
