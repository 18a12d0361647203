import { sha256 } from '../../../lib/archive/sha256'
import { type ArchivedFile, zip } from '../../../lib/archive/zip'
import { buildCsv, type CsvCell } from '../../../lib/table-file/csv'
import { csvCellOf } from '../../../ui/paper/document'
import type { Report } from './report-model'

/** The page, a CSV file for each table, and the SHA-256 of each as `sha256sum -c` reads them. `time` is the panel's. */
export function archiveOf(
  { fileName, zone, zoneTitle, facts, warnings, sections, data }: Report,
  page: string,
  time: number
): Uint8Array<ArrayBuffer> {
  const inZone = ([titles = [], ...rows]: readonly (readonly CsvCell[])[]) =>
    zone ? [[...titles, zoneTitle], ...rows.map(cells => [...cells, zone])] : [titles, ...rows]
  const about = [
    ...facts,
    ...warnings.map(warning => ['', warning]),
    ...sections.flatMap(({ title, notes }) => notes.map(note => [title, note]))
  ]
  const tables = sections.flatMap(({ id, table }) =>
    table ? [csv(`${id}.csv`, inZone([table.columns, ...table.rows.map(cells => cells.map(csvCellOf))]))] : []
  )
  const files = [
    { name: `${fileName}.html`, bytes: new TextEncoder().encode(page) },
    csv('about.csv', about),
    ...tables,
    ...data.map(({ name, rows }) => csv(name, inZone(rows())))
  ]
  const sums = files.map(({ name, bytes }) => `${sha256(bytes)}  ${name}\n`).join('')
  return zip([...files, { name: 'SHA256SUMS', bytes: new TextEncoder().encode(sums) }], time)
}

/** With the byte order mark, by which spreadsheets recognize UTF-8. */
const csv = (name: string, rows: readonly (readonly CsvCell[])[]): ArchivedFile => ({
  name,
  bytes: new TextEncoder().encode(`\ufeff${buildCsv(rows)}`)
})
