import type { EventComment, PanelEvent } from '../api/event-log'
import { groupDigits } from '../lib/text/group-digits'
import type { Translator } from '../lib/text/i18n'
import type { MessageKey } from '../lib/text/message'
import { plainText } from '../lib/text/plain-text'
import { lengthText } from '../lib/text/time-span'

type T = Translator['t']

export const STATE_TEXTS: Record<PanelEvent['state'], MessageKey> = {
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

export const eventText = ({ text, number }: Pick<PanelEvent, 'text' | 'number'>): string =>
  plainText(text, LONGEST_TEXT) || `#${number}`

/** With the decimals that the panel sends. */
export function valueText({ value, unit }: PanelEvent): string {
  if (value === null) return ''
  const [whole = '', fraction] = String(value).split('.')
  const number = fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`
  return unit ? `${number} ${plainText(unit, 20)}` : number
}

/** Older firmware has only the one of the acknowledgement. */
export function commentsOf(event: PanelEvent): readonly EventComment[] {
  const { comment, acknowledged_at, acknowledged_by } = event
  const only = { time: acknowledged_at ?? '', username: acknowledged_by ?? '', text: comment }
  return event.comments ?? (comment ? [only] : [])
}

/** When, and by whom. */
export const commentOrigin = ({ time, username }: EventComment): string =>
  [plainText(time, 32), plainText(username, 100)].filter(Boolean).join(' ')

export const commentText = ({ text }: EventComment): string => plainText(text, LONGEST_TEXT)

export function durationText(seconds: number, t: T): string {
  return lengthText(seconds * 1000, t)
}
