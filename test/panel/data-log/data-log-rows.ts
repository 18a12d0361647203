import { deviceText } from '../device/device-text'
import type { Cell } from '../exports/csv'
import type { ExportTable } from '../exports/table'
import { type ChannelSource, cells, type DataLogSource, gapsOf, type Range, recordsOf } from './data-log-source'

/**
 * A row for each record and, at its place, for each gap in which nothing was recorded. `Quality` is `good`, `no value`
 * where a channel has none, which leaves its cell empty, or `gap`.
 */
export function dataLogTable(log: DataLogSource, channels: ChannelSource[], now: number, range: Range): ExportTable {
  const records = recordsOf(log, now, range)
  const gaps = gapsOf(log, range)
  const noValues = channels.map(() => null)
  return {
    titles: ['Time', ...channels.map(titleOf), 'Quality', 'Gap until'],
    total: records.total + gaps.length,

    *rows(timeText) {
      const text = (time: number) => timeText(deviceText(time))
      const gapRow = ({ from, to }: Range): Cell[] => [text(from), ...noValues, 'gap', text(to)]
      const left = [...gaps]
      for (const time of records.times()) {
        for (let gap = left[0]; gap && gap.from < time; gap = left[0]) {
          yield gapRow(gap)
          left.shift()
        }
        const values = cells(channels, time)
        yield [text(time), ...values, values.includes(null) ? 'no value' : 'good', null]
      }
      for (const gap of left) yield gapRow(gap)
    }
  }
}

const titleOf = ({ name, unit }: ChannelSource) => (unit ? `${name} (${unit})` : name)
