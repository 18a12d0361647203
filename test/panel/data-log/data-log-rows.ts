import { deviceText } from '../device/device-text'
import { type Cell, type Column, columnsOf, type LogTable } from '../exports/table'
import type { TimeText } from '../exports/time-text'
import { type ChannelSource, cells, type DataLogSource, gapsOf, type Range, recordsOf } from './data-log-source'

/**
 * `Quality` is `good`, `no value` where a channel has none, which leaves its cell empty, or `gap` for an interval in
 * which nothing was recorded.
 */
export const dataLogColumns = (channels: readonly ChannelSource[]): Column[] => [
  ...columnsOf('TEXT', 'Time'),
  ...columnsOf('REAL', ...channels.map(titleOf)),
  ...columnsOf('TEXT', 'Quality', 'Gap until')
]

const titleOf = ({ name, unit }: ChannelSource) => (unit ? `${name} (${unit})` : name)

/** Makes rows of these columns. */
export function createDataLogRows(channels: ChannelSource[], timeText: TimeText) {
  const text = (time: number) => timeText(deviceText(time))
  const noValues = channels.map(() => null)
  return {
    record(time: number): readonly Cell[] {
      const values = cells(channels, time)
      return [text(time), ...values, values.includes(null) ? 'no value' : 'good', null]
    },

    gap: ({ from, to }: Range): readonly Cell[] => [text(from), ...noValues, 'gap', text(to)]
  }
}

/** A row for each record and, at its place, for each gap. */
export function dataLogTable(log: DataLogSource, channels: ChannelSource[], now: number, range: Range): LogTable {
  const records = recordsOf(log, now, range)
  const gaps = gapsOf(log, range)
  return {
    columns: dataLogColumns(channels),
    total: records.total + gaps.length,

    *rows(timeText) {
      const row = createDataLogRows(channels, timeText)
      const left = [...gaps]
      for (const time of records.times()) {
        for (let gap = left[0]; gap && gap.from < time; gap = left[0]) {
          yield row.gap(gap)
          left.shift()
        }
        yield row.record(time)
      }
      for (const gap of left) yield row.gap(gap)
    }
  }
}
