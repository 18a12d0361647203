import type { MessageKey } from '../lib/text/message'
import { parseDeviceTime } from '../lib/text/time-text'
import { windowAround } from '../lib/time-range/range'
import { windowParameter } from '../lib/time-range/range-filter'
import { SCREENS } from '../session/generated/screens'
import { signedInUser } from '../session/session'
import { markParameters } from './marked'

export type DataView = 'trend' | 'events' | 'operations' | 'quality'

export interface Happened {
  /** As the panel sends it. */
  time: string
  /** When it ended, where it took longer. */
  until?: string
  /** Where its value is recorded. */
  logged?: { log: string; channel: string } | null | undefined
  /** Its number in the log of that view. */
  event?: number | undefined
  operation?: number | undefined
}

/** In this order. */
const VIEWS = {
  trend: { screen: 'data-log', text: 'common.around.trend' },
  events: { screen: 'event-log', text: 'common.around.events' },
  operations: { screen: 'operation-log', text: 'common.around.operations' },
  quality: { screen: 'event-log', text: 'common.around.quality' }
} as const satisfies Record<DataView, { screen: keyof typeof SCREENS; text: MessageKey }>

const ORDER = ['trend', 'events', 'operations', 'quality'] as const satisfies readonly DataView[]

/** What the panel shows of that time in the other data views, with the time marked; only what the user may open. */
export const linksAround = (happened: Happened, ...without: readonly DataView[]) =>
  ORDER.filter(view => !without.includes(view)).flatMap(view => {
    const path = pathAround(view, happened)
    return path === undefined ? [] : { text: VIEWS[view].text, path }
  })

/** A view of the minutes around a time of the panel, which is marked there; undefined where the user may not open it. */
export function pathAround(view: DataView, { time: text, until = text, ...of }: Happened): string | undefined {
  const { screen } = VIEWS[view]
  const [time, end] = [parseDeviceTime(text), parseDeviceTime(until)]
  if (time === undefined || end === undefined || !signedInUser()?.roles.includes(screen)) return undefined
  const number = { trend: undefined, quality: undefined, events: of.event, operations: of.operation }[view]
  const query = new URLSearchParams({
    ...(view === 'quality' && { tab: 'quality' }),
    ...(view === 'trend' && of.logged && { log: of.logged.log, channels: of.logged.channel }),
    range: windowParameter({ from: windowAround(time).from, to: windowAround(end).to }),
    ...markParameters({ time, number })
  })
  return `${SCREENS[screen].path}?${query}`
}
