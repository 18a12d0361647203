import type { DataLog, DataLogChannel } from '../../../api/data-log'
import type { TrendLine, TrendSide } from '../../../chart/types'
import { plainText } from '../../../lib/text/plain-text'
import type { Series } from '../records/series'
import { lineStyle } from './line-styles'
import { sidesOf } from './scales'

/** A channel as drawn; lines are in the order of the series' columns. */
export interface Line extends TrendLine {
  name: string
  unit: string
  decimals: number
}

const MAX_NAME_LENGTH = 40
const MAX_UNIT_LENGTH = 12

/** A channel's name, shortened to one line; its id if it has none. */
export const nameOf = ({ id, name }: Pick<DataLogChannel, 'id' | 'name'>) => plainText(name, MAX_NAME_LENGTH) || id

export const unitOf = ({ unit }: Pick<DataLogChannel, 'unit'>) => plainText(unit, MAX_UNIT_LENGTH)

const labelOf = (name: string, unit: string) => (unit ? `${name} ${unit}` : name)

/** Colour and dash depend on the channel's index in the log only, so they do not change when others are hidden. */
export function linesOf(
  log: DataLog,
  series: Series,
  shown: readonly string[],
  scaleOverrides: Readonly<Record<string, TrendSide>>
): Line[] {
  const sides = sidesOf(
    log.channels.filter(({ id }) => shown.includes(id)),
    series,
    scaleOverrides
  )
  return series.channels.map(id => {
    const index = log.channels.findIndex(channel => channel.id === id)
    const channel = log.channels[index] ?? { id, name: id, unit: '', decimals: 2 }
    const name = nameOf(channel)
    const unit = unitOf(channel)
    return {
      ...lineStyle(Math.max(index, 0)),
      id,
      name,
      unit,
      decimals: channel.decimals,
      label: labelOf(name, unit),
      side: sides[id] ?? 'left',
      shown: shown.includes(id)
    }
  })
}

/** A log sampled by time has a record per interval; missing ones are a gap, as when the panel was off. Milliseconds. */
export const gapOf = (log: DataLog, recordsPerPoint: number) =>
  log.mode === 'time' && log.interval_seconds !== null ? log.interval_seconds * recordsPerPoint * 2500 : undefined
