import { atom, computed } from 'nanostores'
import { validateFile } from '../form/file-rules'
import { isApiError } from '../remote/failure'
import type { Message } from '../text/message'
import type { DecimalSign } from '../text/numbers'
import { decodeText, detectEncodings, type Encoding, isText } from './encoding'
import { type Existing, type Outcome, type PlannedRow, planRows, type RowPlan } from './plan-rows'
import { readTable, type Table, type TableFormat, type UnreadableTable } from './read-table'

export interface ImportOptions<R, T, A> {
  format: TableFormat<R>
  extensions: readonly string[]
  maxBytes: number
  /** The default for rows of existing records; if left out, these are always updated. */
  existing?: Existing
  /** Reads a file of another format; undefined for a CSV file. */
  readOther?(text: string, file: TableFile): Read<R> | undefined
  /** Called whenever the rows are compared with the current records. */
  plan(): RowPlan<R, T>
  /** Sends the rows that are neither rejected nor skipped. @throws ApiError */
  apply(rows: readonly PlannedRow<R, T>[], context: ImportContext<R, T>): Promise<A>
}

export interface ImportContext<R, T> {
  existing: Existing
  skipped: readonly PlannedRow<R, T>[]
  /** The cells of the row above the titles; empty without such a row. */
  preamble: readonly string[]
}

export type PickedTable<R> =
  | { status: 'none' }
  | { status: 'refused'; file: TableFile; reason: Message }
  | (Source & { status: 'read'; encoding: Encoding; table: Read<R> })

/** A file of this computer, or one that is fetched when it is read. */
export type TableFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>

interface Source {
  file: TableFile
  bytes: Uint8Array
  encodings: readonly Encoding[]
}

type Read<R> = Table<R> | UnreadableTable

export type TableImport<R, T, A> = ReturnType<typeof createTableImport<R, T, A>>

/** The import of a table file: picking it, previewing its rows, sending them. */
export function createTableImport<R, T, A>({ format, plan, ...options }: ImportOptions<R, T, A>) {
  const $picked = atom<PickedTable<R>>({ status: 'none' })
  const $existing = atom<Existing>(options.existing ?? 'update')
  let latest: TableFile | undefined

  const $rows = computed([$picked, $existing], (picked, existing): readonly PlannedRow<R, T>[] =>
    picked.status === 'read' && picked.table.status === 'readable' ? planRows(picked.table.rows, plan(), existing) : []
  )

  function read(source: Source, encoding: Encoding, decimal?: DecimalSign): void {
    const text = decodeText(source.bytes, encoding)
    const table = options.readOther?.(text, source.file) ?? readTable(text, format, decimal)
    $picked.set({ status: 'read', ...source, encoding, table })
  }

  /** @returns undefined for a file that this computer cannot read */
  async function readBytes(file: TableFile): Promise<ArrayBuffer | undefined> {
    try {
      return await file.arrayBuffer()
    } catch (error) {
      const isLocal = !isApiError(error)
      if (latest === file)
        $picked.set(isLocal ? { status: 'refused', file, reason: 'errors.file.notRead' } : { status: 'none' })
      if (isLocal) return undefined
      throw error
    }
  }

  return {
    columns: format.columns,
    extensions: options.extensions,
    canSkip: options.existing !== undefined,
    $picked,
    $existing,
    /** Empty if the file cannot be read. */
    $rows,

    /** @throws ApiError for a file that cannot be fetched */
    async pick(file: TableFile): Promise<void> {
      latest = file
      const reason = validateFile(file, options)
      if (reason) return $picked.set({ status: 'refused', file, reason })
      const content = await readBytes(file)
      if (!content || latest !== file) return
      const bytes = new Uint8Array(content)
      const encodings = detectEncodings(bytes)
      const [encoding] = encodings
      if (!encoding || !isText(bytes, encoding))
        $picked.set({ status: 'refused', file, reason: 'common.import.notText' })
      else read({ file, bytes, encodings }, encoding)
    },

    /** Forgets the file that was picked. */
    clear(): void {
      latest = undefined
      $picked.set({ status: 'none' })
    },

    /** For files that are valid text in more than one encoding. */
    pickEncoding(encoding: Encoding): void {
      const picked = $picked.get()
      if (picked.status === 'read') read(sourceOf(picked), encoding)
    },

    /** For files in which a comma may be the decimal sign or separate thousands. */
    pickDecimal(decimal: DecimalSign): void {
      const picked = $picked.get()
      if (picked.status === 'read') read(sourceOf(picked), picked.encoding, decimal)
    },

    /** After a failure the preview is compared with the current records again. @throws ApiError */
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
        $picked.set({ ...$picked.get() })
        throw error
      }
    }
  }
}

const sourceOf = ({ file, bytes, encodings }: Source): Source => ({ file, bytes, encodings })

export const isSent = (outcome: Outcome): boolean => outcome !== 'rejected' && outcome !== 'skipped'
