import {
  deleteRuntimeAccount,
  type EnhancedSecurity,
  listAccountMedia,
  type RuntimeAccount,
  type RuntimeAccountSettings,
  readAccountFile,
  readEnhancedSecurity,
  readRuntimeAccount
} from '../../api/enhanced-security'
import { textFilter } from '../../lib/browser/url-filters'
import { refusalOf } from '../../lib/remote/failure'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { type FileLanguage, NO, writeCode, YES } from '../../lib/table-file/file-words'
import { saveCsv, titlesOf } from '../../lib/table-file/save-csv'
import type { TableFile } from '../../lib/table-file/table-import'
import { createPageFilters } from '../../stores/address/page-filters'
import { notify } from '../../stores/notices'
import type { Medium, MediumFile } from '../../ui/media/medium'
import { createAddForm, createEditForm, createPasswordForm, type OnSaved } from './forms'
import { createImport } from './import'
import { COLUMNS, PERMANENT } from './import-columns'

const POLL_SECONDS = 10
const LONGEST_WANTED = 64

/** The operator accounts of the project, polled because the list shows who is logged in. */
export function createEnhancedSecurity() {
  const $media = resource(listAccountMedia)
  const $security = polled(readEnhancedSecurity, { everySeconds: POLL_SECONDS })

  const onSaved: OnSaved = effect => {
    notify(effect === 'now' ? 'enhancedSecurity.savedNow' : 'enhancedSecurity.savedNextSignIn')
    void $security.reload()
  }

  /** Of a client that the OPC UA server has rejected. */
  const { $filters, filter } = createPageFilters({ account: textFilter(LONGEST_WANTED) })

  const others = () => lastKnown($security.get())?.accounts.items ?? []

  return {
    $security,
    /** The media in the panel and the account files on them. */
    $media,
    /** The name of an account that is to be added or changed; empty for none. */
    wanted: () => $filters.get().account,
    forgetWanted: () => filter({ account: '' }, { replace: true }),

    addForm: (name = '') => createAddForm(others(), onSaved, name),
    passwordForm: (id: string) => createPasswordForm(id, onSaved),

    settings: (id: string) => resource(() => readRuntimeAccount(id)),
    editForm: (id: string, loaded: Versioned<RuntimeAccountSettings>) => createEditForm(id, loaded, others(), onSaved),

    /** @throws ApiError */
    async remove({ id }: RuntimeAccount): Promise<void> {
      await deleteRuntimeAccount(id)
      notify('enhancedSecurity.deleted')
      void $security.reload()
    },

    importAccounts: (security: EnhancedSecurity) =>
      createImport(security, ({ added, updated }) => {
        notify(['common.import.done', { added, updated }])
        void $security.reload()
      }),

    /** A file on a medium, read when it is needed. */
    fileOn: ({ id }: Medium, { path, size_bytes }: MediumFile): TableFile => ({
      name: path.split('/').pop() ?? path,
      size: size_bytes,
      async arrayBuffer() {
        try {
          return (await readAccountFile({ medium: id, path })).buffer
        } catch (error) {
          if (refusalOf(error)) void $media.reload()
          throw error
        }
      }
    }),

    exportAccounts({ project, accounts }: EnhancedSecurity, language: FileLanguage): void {
      saveCsv(`${project} accounts.csv`, exportedAccounts(accounts.items, language))
    }
  }
}

/** Without passwords, which never leave the panel, and without the administrator, which an import cannot change. */
export function exportedAccounts(accounts: readonly RuntimeAccount[], language?: FileLanguage) {
  const yesNo = (value: boolean) => writeCode(value ? YES : NO, language)
  const rows = accounts
    .filter(({ administrator }) => !administrator)
    .map(({ username, classes, valid_minutes: minutes, ...flags }) => [
      ...[username, '', classes.join('')],
      ...[flags.browse, flags.read, flags.write, flags.hidden].map(yesNo),
      minutes === null ? writeCode(PERMANENT, language) : minutes
    ])
  return [titlesOf(COLUMNS, language), ...rows]
}

export type EnhancedSecurityModel = ReturnType<typeof createEnhancedSecurity>
