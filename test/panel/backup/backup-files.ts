import { csvLines } from '../exports/csv'
import { type Cell, databaseFile } from '../storage/database-file'
import type { Chunks } from '../storage/file-store'
import { countOf } from './intervals'
import type { Selection } from './selection'
import { type DataSource, uniqueName } from './source'

export interface PlannedFile {
  name: string
  records: number
  chunks(): Chunks
}

const CHUNK_LENGTH = 64 * 1024

/** @param nameOf the name of the file for a log, with its ending */
export function plannedFiles(
  selections: readonly Selection[],
  format: 'csv' | 'database' | 'both',
  nameOf: (log: string, ending: string) => string
): PlannedFile[] {
  const csv = selections.map(({ source, numbers }) => ({
    name: nameOf(source.name, 'csv'),
    records: countOf(numbers),
    chunks: () => csvChunks(source, source.rows(numbers))
  }))
  const database = {
    name: nameOf('data', 'sqlite'),
    records: csv.reduce((sum, { records }) => sum + records, 0),
    chunks: () => databaseFile(tablesOf(selections))
  }
  return [...(format === 'database' ? [] : csv), ...(format === 'csv' ? [] : [database])]
}

function tablesOf(selections: readonly Selection[]) {
  const taken = new Set<string>()
  return selections.map(({ source, numbers }) => ({
    name: uniqueName(source.name, taken),
    columns: source.columns,
    rows: source.rows(numbers)
  }))
}

function* csvChunks({ columns }: DataSource, rows: Iterable<readonly Cell[]>): Generator<Uint8Array> {
  const titles = columns.map(({ name }) => name)
  let text = ''
  for (const line of csvLines(titles, rows, { separator: ',', decimal: '.' })) {
    text += line
    if (text.length < CHUNK_LENGTH) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** As `sha256sum --check` reads it. */
export const checksumList = (files: readonly { name: string; sha256: string }[]): Buffer =>
  Buffer.from(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''))
