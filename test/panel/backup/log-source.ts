import { cells, type DataLogSource, type Range, recordsOf } from '../data-log/data-log-source'
import { deviceText } from '../device/device-text'
import { createTimeText } from '../exports/time-text'
import type { Cell } from '../storage/database-file'
import { countOf, type Intervals, union } from './intervals'
import { type DataSource, uniqueColumns } from './source'

/** A data log as it is now; what is overwritten afterwards stays readable. */
export function logSource(live: DataLogSource, now: number, zone: string): DataSource {
  const stretches = live.stretches.map(({ from, until = now }) => ({ from, until }))
  const log: DataLogSource = { ...live, stretches }
  const { removed = 0, channels } = log
  const { total, times } = recordsOf(log, now)
  const stored = union([{ first: removed + 1, last: removed + total }])

  function inRange(range: Range): Intervals {
    let before = removed
    const found = stretches.flatMap(stretch => {
      const part = { ...log, stretches: [stretch] }
      const first = before + recordsOf(part, now, { from: stretch.from, to: range.from - 1 }).total + 1
      const count = recordsOf(part, now, range).total
      before += recordsOf(part, now).total
      return [{ first, last: first + count - 1 }]
    })
    return union(found)
  }

  const timeText = createTimeText('iso', zone)

  function* rows(numbers: Intervals): Generator<readonly Cell[]> {
    for (const { first, last } of numbers) {
      let number = first
      for (const time of times(first - removed - 1, last - first + 1))
        yield [number++, timeText(deviceText(time)), ...cells(channels, time)]
    }
  }

  return {
    content: 'data_logs',
    key: `log ${log.id}`,
    name: log.name,
    columns: uniqueColumns([
      { name: 'No.', type: 'INTEGER' },
      { name: 'Time', type: 'TEXT' },
      ...channels.map(({ name, unit }) => ({ name: unit ? `${name} (${unit})` : name, type: 'REAL' as const }))
    ]),
    stored,
    settled: stored,
    inRange,
    timeOf: number => (countOf(stored) === 0 ? undefined : [...times(number - removed - 1, 1)][0]),
    rows
  }
}
