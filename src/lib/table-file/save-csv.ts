import { saveBlob } from '../browser/download'
import { columnsOf, type FileColumns } from './column'
import { buildCsv, type CsvCell, csvFile } from './csv'

/** Gives rows to the user as a file that spreadsheets open as it is. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveBlob(csvFile(buildCsv(rows)), name)
}

/** The first row of a file, by which an import finds the columns. */
export const titlesOf = <R>(columns: FileColumns<R>): string[] => columnsOf(columns).map(([, { title }]) => title)
