import { saveBlob } from '../browser/download'
import { columnsOf, type FileColumns, titleIn } from './column'
import { buildCsv, type CsvCell, csvFile } from './csv'
import type { FileLanguage } from './file-words'

/** Downloads rows as a file that spreadsheets can open directly. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveBlob(csvFile(buildCsv(rows)), name)
}

/** The title row, by which an import finds the columns. */
export const titlesOf = <R>(columns: FileColumns<R>, language?: FileLanguage): string[] =>
  columnsOf(columns).map(([, column]) => titleIn(column, language))
