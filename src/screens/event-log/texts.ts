import type { PanelEvent } from '../../api/event-log'
import { groupDigits } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { spanText } from '../../lib/text/time-span'
import type { PriorityLook } from '../../ui/status/priority'
import type { EventState } from './filters'

type T = Translator['t']

const LOOKS: Record<EventState, PriorityLook> = {
  triggered: 'filled',
  acknowledged: 'outlined',
  returned_unacknowledged: 'waiting',
  returned: 'plain'
}

export const STATE_TEXTS: Record<EventState, MessageKey> = {
  triggered: 'eventLog.state.triggered',
  acknowledged: 'eventLog.state.acknowledged',
  returned_unacknowledged: 'eventLog.state.returnedUnacknowledged',
  returned: 'eventLog.state.returned'
}

const LONGEST_TEXT = 200

export function stateText({ kind, state, clock_set_back }: PanelEvent): MessageKey {
  if (clock_set_back) return 'eventLog.clockSetBack'
  return kind === 'event' ? 'eventLog.event' : STATE_TEXTS[state]
}

/** A plain event has no life cycle. */
export const priorityLook = ({ kind, state }: PanelEvent): PriorityLook => (kind === 'event' ? 'plain' : LOOKS[state])

export const eventText = ({ text, number }: Pick<PanelEvent, 'text' | 'number'>): string =>
  plainText(text, LONGEST_TEXT) || `#${number}`

/** With the decimals that the panel sends. */
export function valueText({ value, unit }: PanelEvent): string {
  if (value === null) return ''
  const [whole = '', fraction] = String(value).split('.')
  const number = fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`
  return unit ? `${number} ${plainText(unit, 20)}` : number
}

export function durationText(seconds: number, t: T): string {
  return spanText(seconds * 1000, t).slice(1)
}

export const isWaiting = ({ kind, state }: PanelEvent): boolean =>
  kind === 'alarm' && (state === 'triggered' || state === 'returned_unacknowledged')
