import { atom, computed } from 'nanostores'
import type { EnhancedSecurity, RuntimeAccountImport } from '../../api/enhanced-security'
import { validateFile } from '../../lib/form/file-rules'
import type { Message } from '../../lib/text/message'
import { type AccountsFile, readAccounts } from './accounts-csv'

export interface Preview {
  file: File
  /** Why nothing of it can be read. */
  refusal?: Message
  read?: AccountsFile
}

const MOST_BYTES = 256 * 1024

/** A file is picked, judged row by row, and its good rows are sent together. */
export function createImport(
  { accounts, most_accounts }: EnhancedSecurity,
  send: (order: RuntimeAccountImport) => Promise<void>
) {
  const $preview = atom<Preview | undefined>()

  const $counts = computed($preview, preview => {
    const names = new Set(accounts.map(({ name }) => name.toLowerCase()))
    const rows = preview?.read?.accounts ?? []
    const updated = rows.filter(({ name }) => names.has(name.toLowerCase())).length
    const added = rows.length - updated
    const full = accounts.filter(({ administrator }) => !administrator).length + added > most_accounts && added > 0
    return { added, updated, full }
  })

  return {
    $preview,
    /** What the good rows will do, and whether the project takes so many. */
    $counts,

    async pick(file: File): Promise<void> {
      const refusal = validateFile(file, { endings: ['.csv'], mostBytes: MOST_BYTES })
      if (refusal) return $preview.set({ file, refusal })
      $preview.set({ file, read: readAccounts(await file.text(), accounts) })
    },

    /** @throws ApiError */
    async send(): Promise<void> {
      const { read } = $preview.get() ?? {}
      if (!read) return
      const { effectiveFrom, effectiveUntil } = read
      await send({
        accounts: read.accounts,
        ...(effectiveFrom && { effective_from: effectiveFrom }),
        ...(effectiveUntil && { effective_until: effectiveUntil })
      })
    }
  }
}
