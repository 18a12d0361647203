import type { Message } from '../text/message'
import type { Rule } from './rules'

/** `HH:mm`; apart from the other rules, which are loaded with the first visit. */
export function timeOfDay(message: Message): Rule<unknown> {
  return value => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : message)
}
