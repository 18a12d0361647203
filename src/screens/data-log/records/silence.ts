import type { DataLog } from '../../../api/data-log'
import type { Series } from './series'

/** Seconds after which a log that has a record at each interval is said to have no new ones; at least three intervals. */
const SILENT_SECONDS = 15

/** The time of the newest record, where there should have been others since. Milliseconds of the panel's clock. */
export function silentSince(
  { mode, interval_seconds: interval }: Pick<DataLog, 'mode' | 'interval_seconds'>,
  { times }: Pick<Series, 'times'>,
  now: number | undefined
): number | undefined {
  const last = times[times.length - 1]
  if (mode !== 'time' || interval === null || last === undefined || now === undefined) return undefined
  return now - last > Math.max(SILENT_SECONDS, 3 * interval) * 1000 ? last : undefined
}
