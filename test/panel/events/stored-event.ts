import type { Schemas } from '../../../src/api/generated/schema'
import type { AlarmDefinition, Happened, Language } from './event-log-state'
import { describeSystemEvent } from './system-events'

export interface StoredEvent {
  number: number
  what: AlarmDefinition | Happened
  /** Wall-clock milliseconds. */
  triggered: number
  value: number | null
  count: number
  /** The clock was set back right before. */
  clockSetBack: boolean
  /** By how much the clock had been moved when it was triggered. */
  moved: number
  acknowledged: { at: number; by: string; comment: string } | undefined
  returned: { at: number; moved: number } | undefined
}

export const isAlarm = ({ what }: StoredEvent): boolean => 'id' in what

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
