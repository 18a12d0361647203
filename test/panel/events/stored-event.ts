import type { Schemas } from '../../../src/api/generated/schema'
import type { ZoneInForce } from '../device/zone-offset'
import type { AlarmDefinition, Happened, Language } from './event-log-state'
import { describeSystemEvent } from './system-events'

export interface StoredEvent {
  number: number
  what: AlarmDefinition | Happened
  /** Wall-clock milliseconds. */
  triggered: number
  recordedIn: ZoneInForce
  value: number | null
  count: number
  /** The clock was set back right before. */
  clockSetBack: boolean
  /** By how much the clock had been moved when it was triggered. */
  moved: number
  acknowledged: { at: number; recordedIn: ZoneInForce; by: string; comment: string } | undefined
  returned: { at: number; recordedIn: ZoneInForce; moved: number } | undefined
  /** Added at any time; that of the acknowledgement is not among them. */
  comments: EventComment[]
}

export interface EventComment {
  at: number
  recordedIn: ZoneInForce
  by: string
  text: string
}

export const isAlarm = ({ what }: StoredEvent): boolean => 'id' in what

/** All of them, the oldest first. */
export function commentsOf({ acknowledged, comments }: StoredEvent): EventComment[] {
  if (!acknowledged?.comment) return comments
  const { at, recordedIn, by, comment } = acknowledged
  return [{ at, recordedIn, by, text: comment }, ...comments].sort((one, other) => one.at - other.at)
}

export function stateOf(event: StoredEvent): Schemas['PanelEvent']['state'] {
  if (event.returned) return event.acknowledged || !isAlarm(event) ? 'returned' : 'returned_unacknowledged'
  return event.acknowledged ? 'acknowledged' : 'triggered'
}

/** Independent of the clock being set in the meantime. */
export function durationOf({ triggered, moved, returned }: StoredEvent, now: number, movedNow: number): number {
  const end = returned ? returned.at - returned.moved : now - movedNow
  return Math.max(0, end - (triggered - moved))
}

export function describeEvent({ what }: Pick<StoredEvent, 'what'>, language: Language) {
  if (!('id' in what)) return { ...describeSystemEvent(what, language), address: '' }
  const { texts, category, priority, address } = what
  return { text: texts[language] ?? texts.en, category, priority, address }
}
