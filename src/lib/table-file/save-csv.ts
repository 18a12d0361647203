import { saveBlob } from '../browser/download'
import { columnsOf, type FileColumns } from './column'
import { buildCsv, type CsvCell, csvFile } from './csv'

/** Gives rows to the user as a file that spreadsheets open as it is. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveBlob(csvFile(buildCsv(rows)), name)
}

/** Rows below the titles by which an import finds the columns. */
export function titledRows<R>(
  columns: FileColumns<R>,
  rows: readonly { readonly [F in keyof R]: CsvCell }[]
): CsvCell[][] {
  const all = columnsOf(columns)
  return [all.map(([, { title }]) => title), ...rows.map(row => all.map(([field]) => row[field]))]
}
