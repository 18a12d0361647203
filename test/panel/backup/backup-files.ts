import { deviceText } from '../device/device-text'
import type { Language } from '../events/event-log-state'
import { csvFile } from '../exports/csv-file'
import { ORIGIN_COLUMNS, type Origin, originRow } from '../exports/table'
import { createTimeCells } from '../exports/time-cells'
import type { PanelState } from '../state'
import { databaseFile } from '../storage/database-file'
import type { Chunks } from '../storage/file-store'
import type { DataBackupSettings } from './backup-data-state'
import { countOf } from './intervals'
import { type Selection, spanOf } from './selection'
import { uniqueColumns, uniqueName } from './source'

export interface PlannedFile<C extends Chunks = Chunks> {
  name: string
  records: number
  chunks(): C
}

/** @returns the name of the file for a log, with its ending */
type NameOf = (log: string, ending: string) => string

type Panel = Pick<PanelState, 'hmiName' | 'zone'>

const CSV_FORMAT = { separator: ',', decimal: '.', time_format: 'iso' } as const
const ORIGIN_TABLE = 'Origin'

export function plannedFiles(
  selections: readonly Selection[],
  { format, language }: Pick<DataBackupSettings, 'format' | 'language'>,
  panel: Panel,
  nameOf: NameOf
): PlannedFile[] {
  const csv = csvFiles(selections, language, panel, nameOf)
  const database = {
    name: nameOf('data', 'sqlite'),
    records: csv.reduce((sum, { records }) => sum + records, 0),
    chunks: () => databaseFile(tablesOf(selections, language, panel))
  }
  return [...(format === 'database' ? [] : csv), ...(format === 'csv' ? [] : [database])]
}

export const csvFiles = (
  selections: readonly Selection[],
  language: Language,
  panel: Panel,
  nameOf: NameOf
): PlannedFile<Iterable<Uint8Array>>[] =>
  selections.map(({ source, numbers }) => ({
    name: nameOf(source.name, 'csv'),
    records: countOf(numbers),
    chunks: () => csvFile(source.table(numbers, language), originOf({ source, numbers }, panel), CSV_FORMAT)
  }))

/** A table for each log, with the rows of its CSV file, and one that says where they are from. */
function tablesOf(selections: readonly Selection[], language: Language, panel: Panel) {
  const timeCells = createTimeCells(CSV_FORMAT.time_format, panel.zone)
  const taken = new Set([ORIGIN_TABLE.toLowerCase()])
  const logs = selections.map(({ source, numbers }) => {
    const { columns, rows } = source.table(numbers, language)
    return { name: uniqueName(source.name, taken), columns: uniqueColumns(columns), rows: rows(timeCells) }
  })
  const origins = selections.map(selection => originRow(originOf(selection, panel), timeCells))
  return [...logs, { name: ORIGIN_TABLE, columns: ORIGIN_COLUMNS, rows: origins }]
}

/** The range is that of the records: a run may also copy what is outside the chosen one. */
function originOf(selection: Selection, { hmiName, zone }: Panel): Origin {
  const span = spanOf([selection])
  const text = (time: number | undefined) => (time === undefined ? null : deviceText(time))
  return { log: selection.source.title, panel: hmiName, zone, from: text(span?.from), to: text(span?.to) }
}

/** As `sha256sum --check` reads it. */
export const checksumList = (files: readonly { name: string; sha256: string }[]): Buffer =>
  Buffer.from(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''))
