import { parseDeviceTime } from '../lib/text/time-text'
import { windowParameter } from '../lib/time-range/range-filter'
import { SCREENS } from '../session/generated/screens'
import { signedInUser } from '../session/session'

/** Shown before and after. */
const AROUND_MS = 5 * 60_000

/** The trend of the minutes around a time of the panel, with a channel if one is concerned; only for users who may see it. */
export function trendPath(timeText: string, logged?: { log: string; channel: string } | null): string | undefined {
  const time = parseDeviceTime(timeText)
  if (time === undefined || !signedInUser()?.roles.includes('data-log')) return undefined
  const range = windowParameter({ from: time - AROUND_MS, to: time + AROUND_MS })
  const query = new URLSearchParams({ ...(logged && { log: logged.log, channels: logged.channel }), range })
  return `${SCREENS['data-log'].path}?${query}`
}
