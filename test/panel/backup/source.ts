import type { Schemas } from '../../../src/api/generated/schema'
import type { Range } from '../data-log/data-log-source'
import type { Language } from '../events/event-log-state'
import type { Column, LogTable } from '../exports/table'
import type { Intervals } from './intervals'

export type Content = Schemas['DataBackupContent']

/** A log as it was at one moment. Its records have numbers in the order in which they came, which are never used again. */
export interface DataSource {
  content: Content
  /** Of its marks. */
  key: string
  /** In the name of its file, and of its table in a database. */
  name: string
  /** In its file. */
  title: string
  /** What the panel has. */
  stored: Intervals
  /** What does not change any more. */
  settled: Intervals
  inRange(range: Range): Intervals
  /** Wall-clock milliseconds. */
  timeOf(number: number): number | undefined
  /** The records with these numbers, oldest first, and the gaps before them. The language is that of event texts. */
  table(numbers: Intervals, language: Language): LogTable
}

/** Columns with names that differ, as those of a database must, whatever their case. */
export function uniqueColumns(columns: readonly Column[]): Column[] {
  const taken = new Set<string>()
  return columns.map(({ name, type }) => ({ name: uniqueName(name, taken), type }))
}

export function uniqueName(name: string, taken: Set<string>): string {
  let free = name
  for (let suffix = 2; taken.has(free.toLowerCase()); suffix += 1) free = `${name}_${suffix}`
  taken.add(free.toLowerCase())
  return free
}
