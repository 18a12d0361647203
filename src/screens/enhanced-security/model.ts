import { atom } from 'nanostores'
import {
  deleteRuntimeAccount,
  type EnhancedSecurity,
  type RuntimeAccount,
  readEnhancedSecurity,
  readRuntimeAccount
} from '../../api/enhanced-security'
import { asApiError } from '../../lib/remote/as-api-error'
import { describeFailure } from '../../lib/remote/failure-text'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { saveCsv, titledRows } from '../../lib/table-file/save-csv'
import { complain, notify } from '../../stores/notices'
import { createAddForm, createEditForm, createPasswordForm, type TellEffect } from './forms'
import { createImport } from './import'
import { COLUMNS } from './import-columns'

const EVERY_SECONDS = 10

/** The operator accounts of the project; the panel says who is signed in, so the list is read again and again. */
export function createEnhancedSecurity() {
  const $security = polled(readEnhancedSecurity, { everySeconds: EVERY_SECONDS })
  const $opening = atom<string | undefined>()

  const tell: TellEffect = effect => {
    notify(effect === 'now' ? 'enhancedSecurity.savedNow' : 'enhancedSecurity.savedNextSignIn')
    void $security.reload()
  }

  const others = () => lastKnown($security.get())?.accounts ?? []

  return {
    $security,
    /** The id of the account whose settings are being read. */
    $opening,
    addForm: () => createAddForm(others(), tell),
    passwordForm: (id: string) => createPasswordForm(id, tell),

    /** Nothing while it cannot be read; the reason is told in passing. */
    async openEdit(id: string) {
      $opening.set(id)
      try {
        return createEditForm(id, await readRuntimeAccount(id), others(), tell)
      } catch (error) {
        complain(describeFailure(asApiError(error)).title)
        return undefined
      } finally {
        $opening.set(undefined)
      }
    },

    /** @throws ApiError */
    async remove({ id }: RuntimeAccount): Promise<void> {
      await deleteRuntimeAccount(id)
      notify('enhancedSecurity.deleted')
      void $security.reload()
    },

    importAccounts: (security: EnhancedSecurity) =>
      createImport(security, ({ added, updated }) => {
        notify(['enhancedSecurity.imported', { added, updated }])
        void $security.reload()
      }),

    exportAccounts({ project, accounts }: EnhancedSecurity): void {
      saveCsv(`${project} accounts.csv`, exportedAccounts(accounts))
    }
  }
}

/** Without passwords, which never leave the panel, and without the administrator, whom no import changes. */
export function exportedAccounts(accounts: readonly RuntimeAccount[]) {
  const yesNo = (value: boolean) => (value ? 'yes' : 'no')
  const rows = accounts
    .filter(({ administrator }) => !administrator)
    .map(({ name, classes, browse, read, write, hidden }) => ({
      name,
      password: '',
      classes: classes.join(''),
      browse: yesNo(browse),
      read: yesNo(read),
      write: yesNo(write),
      hidden: yesNo(hidden)
    }))
  return titledRows(COLUMNS, rows)
}

export type EnhancedSecurityModel = ReturnType<typeof createEnhancedSecurity>
