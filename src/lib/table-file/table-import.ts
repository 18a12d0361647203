import { atom, computed } from 'nanostores'
import { validateFile } from '../form/file-rules'
import type { Message } from '../text/message'
import { decodeText, detectEncodings, type Encoding } from './encoding'
import { type Existing, type Outcome, type PlannedRow, planRows, type RowPlan } from './plan-rows'
import { readTable, type Table, type TableFormat, type UnreadableTable } from './read-table'

export interface ImportOptions<R, T, A> {
  format: TableFormat<R>
  endings: readonly string[]
  mostBytes: number
  /** What first happens to records that are there already; left out where they are always updated. */
  existing?: Existing
  /** Called whenever the rows are compared with the records that are there. */
  plan(): RowPlan<R, T>
  /** Sends the rows that are neither rejected nor skipped. @throws ApiError */
  apply(rows: readonly PlannedRow<R, T>[], context: ImportContext<R, T>): Promise<A>
}

export interface ImportContext<R, T> {
  existing: Existing
  skipped: readonly PlannedRow<R, T>[]
  /** The cells of the row above the titles; none where there is no such row. */
  preamble: readonly string[]
}

export type PickedTable<R> =
  | { status: 'none' }
  | { status: 'refused'; file: File; reason: Message }
  | {
      status: 'read'
      file: File
      bytes: Uint8Array
      encodings: readonly Encoding[]
      encoding: Encoding
      table: Read<R>
    }

type Read<R> = Table<R> | UnreadableTable

export type TableImport<R, T, A> = ReturnType<typeof createTableImport<R, T, A>>

/** A table file from its choice over the preview of each row to its import. */
export function createTableImport<R, T, A>({ format, plan, ...options }: ImportOptions<R, T, A>) {
  const $picked = atom<PickedTable<R>>({ status: 'none' })
  const $existing = atom<Existing>(options.existing ?? 'update')
  let latest: File | undefined

  const $rows = computed([$picked, $existing], (picked, existing): readonly PlannedRow<R, T>[] =>
    picked.status === 'read' && picked.table.status === 'readable' ? planRows(picked.table.rows, plan(), existing) : []
  )

  function read(file: File, bytes: Uint8Array, encodings: readonly Encoding[], encoding: Encoding): void {
    const table = readTable(decodeText(bytes, encoding), format)
    $picked.set({ status: 'read', file, bytes, encodings, encoding, table })
  }

  return {
    columns: format.columns,
    endings: options.endings,
    canSkip: options.existing !== undefined,
    $picked,
    $existing,
    /** Nothing where the file cannot be read. */
    $rows,

    async pick(file: File): Promise<void> {
      latest = file
      const reason = validateFile(file, options)
      if (reason) return $picked.set({ status: 'refused', file, reason })
      const bytes = new Uint8Array(await file.arrayBuffer())
      const encodings = detectEncodings(bytes)
      if (latest === file) read(file, bytes, encodings, encodings[0] ?? 'utf-8')
    },

    /** For bytes that are valid text in more than one encoding. */
    pickEncoding(encoding: Encoding): void {
      const picked = $picked.get()
      if (picked.status === 'read') read(picked.file, picked.bytes, picked.encodings, encoding)
    },

    /** A failure leaves the preview, compared with the records that are there now. @throws ApiError */
    async apply(): Promise<A> {
      const picked = $picked.get()
      const table = picked.status === 'read' && picked.table.status === 'readable' ? picked.table : undefined
      try {
        return await options.apply(
          $rows.get().filter(({ outcome }) => isSent(outcome)),
          {
            existing: $existing.get(),
            skipped: $rows.get().filter(({ outcome }) => outcome === 'skipped'),
            preamble: table?.preamble?.cells ?? []
          }
        )
      } catch (error) {
        $picked.set({ ...picked })
        throw error
      }
    }
  }
}

export const isSent = (outcome: Outcome): boolean => outcome !== 'rejected' && outcome !== 'skipped'
