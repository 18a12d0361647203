import type { DataLog, DataLogChannel } from '../../api/data-log'
import { parseDeviceTime } from '../../lib/text/time-text'
import type { TimeWindow } from '../../lib/time-range/range'

/** A log that may have what another one lacks. */
export interface OtherLog {
  log: DataLog
  /** Of the same values as those shown. */
  channels: string[]
}

/** The other logs that keep a window: those with values of these channels, those of the same machine, the others by machine. */
export function logsKeeping(
  window: TimeWindow,
  logs: readonly DataLog[],
  { log, shown }: { log: DataLog; shown: readonly string[] }
): OtherLog[] {
  const wanted = log.channels.filter(({ id }) => shown.includes(id))
  const isOfMachine = ({ machine }: DataLog) => machine !== '' && machine === log.machine
  const orderOf = ({ machine = '', name }: DataLog) => `${machine}\n${name}`
  return logs
    .filter(other => other.id !== log.id && keeps(other, window))
    .map(other => ({
      log: other,
      channels: other.channels.filter(channel => wanted.some(it => isSameValue(it, channel))).map(({ id }) => id)
    }))
    .sort(
      (one, another) =>
        another.channels.length - one.channels.length ||
        Number(isOfMachine(another.log)) - Number(isOfMachine(one.log)) ||
        orderOf(one.log).localeCompare(orderOf(another.log))
    )
}

/** Whether the window is between the first and the last record; some of it may still be missing. */
function keeps({ first, last }: DataLog, { from, to }: TimeWindow): boolean {
  const [oldest, newest] = [parseDeviceTime(first ?? ''), parseDeviceTime(last ?? '')]
  return oldest !== undefined && newest !== undefined && oldest <= to && newest >= from
}

/** Older firmware does not send the tags. */
const isSameValue = (one: DataLogChannel, other: DataLogChannel): boolean =>
  one.address === undefined || other.address === undefined
    ? one.name !== '' && one.name === other.name && one.unit === other.unit
    : one.address !== '' && one.address === other.address
