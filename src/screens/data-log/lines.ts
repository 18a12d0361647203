import type { DataLog, DataLogChannel } from '../../api/data-log'
import type { TrendLine, TrendSide } from '../../chart/types'
import { plainText } from '../../lib/text/plain-text'
import { lineStyle } from './line-styles'
import type { Series } from './records'
import { sidesOf } from './scales'

/** A channel of the log as it is drawn: in the order of the series' columns. */
export interface Line extends TrendLine {
  name: string
  unit: string
  decimals: number
}

const LONGEST_NAME = 40
const LONGEST_UNIT = 12

/** A channel's name as one short line; its id where it has none. */
export const nameOf = ({ id, name }: Pick<DataLogChannel, 'id' | 'name'>) => plainText(name, LONGEST_NAME) || id

export const unitOf = ({ unit }: Pick<DataLogChannel, 'unit'>) => plainText(unit, LONGEST_UNIT)

const labelOf = (name: string, unit: string) => (unit ? `${name} ${unit}` : name)

/** The lines of a series. Colour and stroke belong to the channel's place in the log, whatever else is shown. */
export function linesOf(
  log: DataLog,
  series: Series,
  shown: readonly string[],
  wishes: Readonly<Record<string, TrendSide>>
): Line[] {
  const sides = sidesOf(
    log.channels.filter(({ id }) => shown.includes(id)),
    series,
    wishes
  )
  return series.channels.map(id => {
    const place = log.channels.findIndex(channel => channel.id === id)
    const channel = log.channels[place] ?? { id, name: id, unit: '', decimals: 2 }
    const name = nameOf(channel)
    const unit = unitOf(channel)
    return {
      ...lineStyle(Math.max(place, 0)),
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

/** A log by time has a record in every interval: where some are missing, the panel was off. */
export const gapOf = (log: DataLog) =>
  log.mode === 'time' && log.interval_seconds !== null ? log.interval_seconds * 2500 : undefined
