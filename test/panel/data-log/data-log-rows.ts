import { deviceText } from '../device/device-text'
import { type Cell, type Column, columnsOf, type LogTable, timeColumns } from '../exports/table'
import type { TimeCells } from '../exports/time-cells'
import {
  type ChannelSource,
  cells,
  type DataLogSource,
  type Gap,
  gapsOf,
  type Range,
  recordsOf,
  type Stretch
} from './data-log-source'

/**
 * `Quality` is `good`, `no value` where a channel has none, which leaves its cell empty, or `gap` for an interval in
 * which nothing was recorded.
 */
export const dataLogColumns = (channels: readonly ChannelSource[]): Column[] => [
  ...timeColumns('Time'),
  ...columnsOf('REAL', ...channels.map(titleOf)),
  ...columnsOf('TEXT', 'Quality'),
  ...timeColumns('Gap until')
]

const titleOf = ({ name, unit }: ChannelSource) => (unit ? `${name} (${unit})` : name)

/** Makes rows of these columns. */
export function createDataLogRows(channels: ChannelSource[], stretches: readonly Stretch[], timeCells: TimeCells) {
  const textIn = (stretch: number, time: number) => timeCells(deviceText(time), stretches[stretch]?.recordedIn)
  const noValues = channels.map(() => null)
  return {
    record({ time, stretch }: { time: number; stretch: number }): readonly Cell[] {
      const values = cells(channels, time)
      return [...textIn(stretch, time), ...values, values.includes(null) ? 'no value' : 'good', ...timeCells(null)]
    },

    gap: ({ from, to, stretch }: Gap): readonly Cell[] => [
      ...textIn(stretch - 1, from),
      ...noValues,
      'gap',
      ...textIn(stretch, to)
    ]
  }
}

/** A row for each record and, at its place, for each gap. */
export function dataLogTable(log: DataLogSource, channels: ChannelSource[], now: number, range: Range): LogTable {
  const records = recordsOf(log, now, range)
  const gaps = gapsOf(log, range)
  return {
    columns: dataLogColumns(channels),
    total: records.total + gaps.length,

    *rows(timeCells) {
      const row = createDataLogRows(channels, log.stretches, timeCells)
      const left = [...gaps]
      for (const record of records.inStretches()) {
        for (let gap = left[0]; gap && gap.stretch <= record.stretch; gap = left[0]) {
          yield row.gap(gap)
          left.shift()
        }
        yield row.record(record)
      }
      for (const gap of left) yield row.gap(gap)
    }
  }
}
