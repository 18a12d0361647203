import { DAY_MS } from '../../../lib/text/day'
import type { MessageKey } from '../../../lib/text/message'
import { relativeDayText, relativeText } from '../../../lib/text/relative-time'
import { startOfDay } from '../../../stores/sources/times'

const DAY_MINUTES = 1440
const IN_TIME = [30 * DAY_MINUTES, 7 * DAY_MINUTES]
const SOON = [7 * DAY_MINUTES, DAY_MINUTES]

interface Kind {
  /** What to do until then. */
  remedy: MessageKey
  /** Minutes before it at which a calendar reminds of it. */
  reminders: readonly number[]
}

/** What ends or is due. */
export const KINDS = {
  certificate: { remedy: 'infoEndings.renew', reminders: IN_TIME },
  acceptance: { remedy: 'infoEndings.review', reminders: IN_TIME },
  account: { remedy: 'infoEndings.extend', reminders: IN_TIME },
  token: { remedy: 'infoEndings.newToken', reminders: IN_TIME },
  licence: { remedy: 'infoEndings.activate', reminders: IN_TIME },
  demo: { remedy: 'infoEndings.activate', reminders: [15] },
  loss: { remedy: 'infoEndings.backUp', reminders: SOON },
  stop: { remedy: 'infoEndings.backUp', reminders: SOON },
  backup: { remedy: 'infoEndings.target', reminders: [60] }
} as const satisfies Record<string, Kind>

export interface Ending {
  /** Stays the same when it is renewed, where the panel does not replace it by another one. */
  id: string
  kind: keyof typeof KINDS
  /** As the panel calls it, or as the console does. */
  name: string | { term: MessageKey }
  /** The panel's wall clock, in milliseconds as if it were UTC. */
  time: number
  /** It lasts until the end of the day that begins at `time`. */
  wholeDay?: boolean
  /** Until then as the panel counts them, of which a finding names the whole ones. */
  days?: number
}

/** How long until it ends, or since then. */
export function leftText({ time, wholeDay, days }: Ending, now: number): string {
  if (days !== undefined) return relativeText(days * DAY_MS)
  return wholeDay ? relativeDayText(time - startOfDay(now)) : relativeText(time - now)
}

export const hasEnded = ({ time, wholeDay }: Ending, now: number): boolean => time + (wholeDay ? DAY_MS : 0) <= now
