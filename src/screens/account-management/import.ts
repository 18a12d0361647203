import { atom, computed } from 'nanostores'
import { type Account, type AccountImportOutcome, importAccounts } from '../../api/accounts'
import { validateFile } from '../../lib/form/file-rules'
import { asApiError } from '../../lib/remote/as-api-error'
import type { ApiError } from '../../lib/remote/failure'
import { parseCsv } from '../../lib/table-file/csv-parse'
import { decodeText } from '../../lib/table-file/decode-text'
import { $i18n } from '../../lib/text/i18n'
import type { Message } from '../../lib/text/message'
import { signedInUser } from '../../session/session'
import { type ImportContext, type ImportRow, type ReadFile, readFile, validateRows } from './import-rows'

const MOST_BYTES = 1024 * 1024
const MOST_ROWS = 500

export type ImportState =
  | { status: 'empty'; file?: File; error?: Message }
  | { status: 'read'; file: File; content: ReadFile }
  | { status: 'done'; rows: ImportedRow[] }

export interface ImportedRow {
  row: ImportRow
  result: AccountImportOutcome
}

export type ImportModel = ReturnType<typeof createImport>

/** A file of accounts, from its choice over its preview to what became of each row. */
export function createImport(accounts: () => readonly Account[], limit: () => number, changed: () => void) {
  const $state = atom<ImportState>({ status: 'empty' })
  const $duplicates = atom<ImportContext['duplicates']>('skip')
  const $sending = atom(false)
  const $failure = atom<ApiError | undefined>()

  const $rows = computed([$state, $duplicates], (state, duplicates) => {
    if (state.status !== 'read') return []
    const own = signedInUser()?.username ?? ''
    return validateRows(state.content, { accounts: accounts(), limit: limit(), own, duplicates })
  })

  async function pick(file: File): Promise<void> {
    $failure.set(undefined)
    const error = validateFile(file, { endings: ['.csv', '.txt'], mostBytes: MOST_BYTES })
    if (error) return $state.set({ status: 'empty', file, error })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const content = readFile(parseCsv(decodeText(bytes, $i18n.get().language)))
    if (typeof content === 'string' || !('rows' in content))
      return $state.set({ status: 'empty', file, error: content })
    if (content.rows.length > MOST_ROWS)
      return $state.set({ status: 'empty', file, error: ['accountManagement.import.tooMany', { most: MOST_ROWS }] })
    $state.set({ status: 'read', file, content })
  }

  /** Sends the rows without a problem; a failure leaves the preview as it is. */
  async function send(): Promise<void> {
    if ($sending.get()) return
    const valid = $rows.get().filter(({ problems }) => problems.length === 0)
    const duplicates = $duplicates.get()
    $sending.set(true)
    $failure.set(undefined)
    try {
      const { rows } = await importAccounts({ duplicates, rows: valid.map(({ values }) => values) })
      const done = rows.flatMap((result, index) => {
        const row = valid[index]
        return row ? { row, result } : []
      })
      $state.set({ status: 'done', rows: done })
    } catch (error) {
      $failure.set(asApiError(error))
    }
    $sending.set(false)
    changed()
  }

  return { $state, $duplicates, $rows, $sending, $failure, pick, send }
}
