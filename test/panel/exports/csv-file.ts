import type { Schemas } from '../../../src/api/generated/schema'
import type { Language } from '../events/event-log-state'
import { type CsvChoices, csvLines } from './csv'
import { readable } from './readable'
import { type LogTable, type Origin, withOffsets, withOrigin } from './table'
import { createTimeCells } from './time-cells'

export interface CsvFormat extends CsvChoices {
  time_format: Schemas['ExportTimeFormat']
  /** For people, in this language; left out for programs. */
  readable_in?: Language
}

const CHUNK_LENGTH = 64 * 1024

/** A log as the bytes of a CSV file, made as fast as they are read. */
export function csvFile(
  table: LogTable,
  origin: Origin,
  format: CsvFormat,
  onRows: (written: number) => void = () => {}
): Iterable<Uint8Array> {
  const written = format.time_format === 'device' ? { ...table, columns: withOffsets(table.columns) } : table
  const { columns, total, rows } = readable(withOrigin(written, origin), format.readable_in)
  const timeCells = createTimeCells(format.time_format, origin.zone)
  const titles = columns.map(({ name }) => name)
  return chunksOf(csvLines(titles, counted(rows(timeCells), total, onRows), format))
}

/** Counts the rows of the table, not one that only has the origin. */
function* counted<T>(rows: Iterable<T>, total: number, onRows: (written: number) => void): Generator<T> {
  let count = 0
  for (const row of rows) {
    yield row
    count = Math.min(count + 1, total)
    onRows(count)
  }
}

function* chunksOf(lines: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ''
  for (const line of lines) {
    text += line
    if (text.length < CHUNK_LENGTH) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text) yield encoder.encode(text)
}
