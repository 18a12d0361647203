import { listEvents, type PanelEvent } from '../../../api/event-log'
import type { Language } from '../../../lib/text/languages'
import { parseDeviceTime, sendDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'

/** Alarms that were triggered before the range and still active in it, oldest first. */
export interface ActiveBefore {
  items: readonly PanelEvent[]
  /** Older firmware lists only those that are active now. */
  isComplete: boolean
}

const MOST = 500
const SECOND = 1000

/** @throws ApiError */
export async function readActiveBefore(
  { from }: TimeWindow,
  language: Language,
  signal: AbortSignal
): Promise<ActiveBefore> {
  const before = { to: sendDeviceTime(from - SECOND), language, limit: MOST }
  const wasActive = ({ kind, triggered_at, returned_at }: PanelEvent) =>
    kind === 'alarm' &&
    (parseDeviceTime(triggered_at) ?? from) < from &&
    (returned_at === null || (parseDeviceTime(returned_at) ?? from) >= from)
  const listed = await listEvents({ ...before, active_at: sendDeviceTime(from) }, signal)
  const isSelected = listed.items.every(wasActive)
  if (isSelected) return { items: [...listed.items].reverse(), isComplete: listed.total <= listed.items.length }
  const active = await listEvents({ ...before, state: ['triggered', 'acknowledged'] }, signal)
  return { items: active.items.filter(wasActive).reverse(), isComplete: false }
}
