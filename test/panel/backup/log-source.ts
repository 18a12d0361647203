import { createDataLogRows, dataLogColumns } from '../data-log/data-log-rows'
import {
  type DataLogSource,
  type Gap,
  isInterrupted,
  type Range,
  recordsOf,
  type Stretch
} from '../data-log/data-log-source'
import { columnsOf, type LogTable } from '../exports/table'
import { countOf, type Interval, type Intervals, union } from './intervals'
import type { DataSource } from './source'

/** Records of a log without interruption between them. */
interface Part extends Interval {
  log: DataLogSource
  /** The interval before them in which nothing was recorded. */
  gap: Gap | undefined
}

/** A data log as it is now; what is overwritten afterwards stays readable. */
export function logSource(live: DataLogSource, now: number): DataSource {
  const stretches = live.stretches.map(({ until = now, ...stretch }) => ({ ...stretch, until }))
  const log: DataLogSource = { ...live, stretches }
  const { removed = 0, channels } = log
  const { total, times, inStretches } = recordsOf(log, now)
  const parts = partsOf(log, now)
  const stored = union([{ first: removed + 1, last: removed + total }])

  const inRange = (range: Range): Intervals =>
    union(
      parts.map(({ log: part, first: before }) => {
        const [{ from = 0 } = {}] = part.stretches
        const first = before + recordsOf(part, now, { from, to: range.from - 1 }).total
        return { first, last: first + recordsOf(part, now, range).total - 1 }
      })
    )

  /** A gap is in the copy that has the record after it. */
  function table(numbers: Intervals): LogTable {
    const gaps = new Map(
      parts
        .filter(({ first }) => numbers.some(it => it.first <= first && first <= it.last))
        .flatMap(({ first, gap }) => (gap ? [[first, gap]] : []))
    )
    return {
      columns: [...columnsOf('INTEGER', 'No.'), ...dataLogColumns(channels)],
      total: countOf(numbers) + gaps.size,

      *rows(timeCells) {
        const row = createDataLogRows(channels, stretches, timeCells)
        for (const { first, last } of numbers) {
          let number = first
          for (const record of inStretches(first - removed - 1, last - first + 1)) {
            const gap = gaps.get(number)
            if (gap) yield [null, ...row.gap(gap)]
            yield [number++, ...row.record(record)]
          }
        }
      }
    }
  }

  return {
    content: 'data_logs',
    key: `log ${log.id}`,
    name: log.name,
    title: log.name,
    stored,
    settled: stored,
    inRange,
    timeOf: number => (countOf(stored) === 0 ? undefined : [...times(number - removed - 1, 1)][0]),
    table
  }
}

function partsOf(log: DataLogSource, now: number): Part[] {
  const parts: Part[] = []
  let first = (log.removed ?? 0) + 1
  let last: Stretch | undefined
  for (const [index, stretch] of log.stretches.entries()) {
    const part = { ...log, stretches: [stretch] }
    const { total } = recordsOf(part, now)
    if (total === 0) continue
    const { from } = stretch
    const before = last?.until ?? from
    const isGap = last && before < from && isInterrupted(last, stretch)
    const gap = isGap ? { from: before, to: from, stretch: index } : undefined
    parts.push({ log: part, first, last: first + total - 1, gap })
    first += total
    last = stretch
  }
  return parts
}
