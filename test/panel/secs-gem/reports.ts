import type { AlarmDefinition, EventCode, Happened, Priority } from '../events/event-log-state'
import { ascii, type Item, list, number } from './hsms/items'
import type { Control } from './secs-gem-state'

/** ALCD: categories of SEMI E5. */
const CATEGORIES: Record<Priority, number> = { low: 7, middle: 6, high: 4, emergency: 2 }
const SET = 0x80
const LONGEST_TEXT = 120

/** CEIDs. */
const EVENTS: Record<EventCode, number> = {
  sign_in_refused: 11,
  panel_restarted: 12,
  project_updated: 13,
  link_up: 14,
  link_down: 15,
  clock_set: 16,
  codesys_started: 17,
  codesys_stopped: 18,
  codesys_fault: 19,
  codesys_demo_ended: 20
}
const CONTROLS: Record<Control, number> = { offline: 1, online_local: 2, online_remote: 3 }

/** Of S5F1. */
export const alarmItem = (alarm: AlarmDefinition, id: number, isSet: boolean): Item =>
  list(
    number('B', CATEGORIES[alarm.priority] | (isSet ? SET : 0)),
    number('U4', id),
    ascii(alarm.texts.en.slice(0, LONGEST_TEXT))
  )

/** Of S6F11, with the details of the event as its one report. */
export const eventItem = ({ code, params }: Happened): Item =>
  collection(EVENTS[code], Object.values(params).map(ascii))

export const controlItem = (state: Control): Item => collection(CONTROLS[state], [])

const collection = (id: number, values: Item[]): Item =>
  list(number('U4', 0), number('U4', id), list(...(values.length > 0 ? [list(number('U4', id), list(...values))] : [])))
