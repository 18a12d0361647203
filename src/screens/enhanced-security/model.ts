import { atom } from 'nanostores'
import {
  deleteRuntimeAccount,
  type EnhancedSecurity,
  importRuntimeAccounts,
  type RuntimeAccount,
  readEnhancedSecurity,
  readRuntimeAccount
} from '../../api/enhanced-security'
import { saveBlob } from '../../lib/browser/download'
import { asApiError } from '../../lib/remote/as-api-error'
import { describeFailure } from '../../lib/remote/failure-text'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { csvFile } from '../../lib/table-file/csv'
import { complain, notify } from '../../stores/notices'
import { writeAccounts } from './accounts-csv'
import { createAddForm, createEditForm, createPasswordForm, type TellEffect } from './forms'
import { createImport } from './import'

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

    openImport: (security: EnhancedSecurity) =>
      createImport(security, async order => {
        const result = await importRuntimeAccounts(order)
        notify(['enhancedSecurity.imported', { added: result.added, updated: result.updated }])
        void $security.reload()
      }),

    /** Without passwords: those never leave the panel. */
    exportAccounts({ project, accounts }: EnhancedSecurity): void {
      saveBlob(csvFile(writeAccounts(accounts)), `${project} accounts.csv`)
    }
  }
}

export type EnhancedSecurityModel = ReturnType<typeof createEnhancedSecurity>
