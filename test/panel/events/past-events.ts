import { hash } from '../device/hash'
import type { EventLogSlice } from './event-log-state'
import type { Transition } from './scan'
import { isAlarm, type StoredEvent } from './stored-event'

type Past = Transition | EventLogSlice['eventHistory']['events'][number]

/** Coarse enough to compute months within a second. */
export const PAST_STEP = 180_000

const OPERATORS = ['operator', 'shift-lead', 'engineer']
const COMMENTS = ['Cleaned', 'Reset at the machine', 'Reported to maintenance', 'Waits for a spare part']
const FORGOTTEN_SHARE = 0.004
const COMMENTED_SHARE = 0.03

export function inOrder(transitions: Transition[], { events }: EventLogSlice['eventHistory']): Past[] {
  if (events.length === 0) return transitions
  return [...transitions, ...events].sort((one, other) => one.time - other.time)
}

/** What the operators at the panel have acknowledged by then: nearly all, within a quarter of an hour. */
export function acknowledgePast(log: readonly StoredEvent[], until: number): void {
  for (const event of log) {
    const { number, triggered, recordedIn } = event
    if (!isAlarm(event) || hash(901, number) < FORGOTTEN_SHARE) continue
    const at = triggered + Math.round(20 + hash(902, number) ** 2 * 880) * 1000
    if (at > until) continue
    const comment = hash(903, number) < COMMENTED_SHARE ? pick(COMMENTS, hash(904, number)) : ''
    event.acknowledged = { at, recordedIn, by: pick(OPERATORS, hash(905, number)), comment }
  }
}

const pick = (texts: string[], share: number) => texts[Math.floor(share * texts.length)] ?? ''
