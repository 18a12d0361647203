import { hash } from '../device/hash'
import { shiftOf } from '../device/plant-shift'
import type { EventLogSlice } from './event-log-state'
import type { Transition } from './scan'
import { isAlarm, type StoredEvent } from './stored-event'

type Past = Transition | EventLogSlice['eventHistory']['events'][number]

/** Coarse enough to compute months within a second. */
export const PAST_STEP = 180_000

const COMMENTS = ['Cleaned', 'Reset at the machine', 'Reported to maintenance', 'Waits for a spare part']
const FORGOTTEN_SHARE = 0.004
/** Once in each of these intervals an operator acknowledges what waits. */
const ROUND = 900_000
/** An alarm is read before it is acknowledged. */
const READING = 20_000
const COMMENTED_SHARE = 0.03

export function inOrder(transitions: Transition[], { events }: EventLogSlice['eventHistory']): Past[] {
  if (events.length === 0) return transitions
  return [...transitions, ...events].sort((one, other) => one.time - other.time)
}

/** What the operators at the panel have acknowledged by then: nearly all, within half an hour. @returns the times, the oldest first */
export function acknowledgePast(log: readonly StoredEvent[], until: number): number[] {
  const times = new Set<number>()
  for (const event of log) {
    const { number, triggered, recordedIn } = event
    if (!isAlarm(event) || hash(901, number) < FORGOTTEN_SHARE) continue
    const at = roundAfter(triggered + READING)
    if (at > until) continue
    const comment = hash(903, number) < COMMENTED_SHARE ? pick(COMMENTS, hash(904, number)) : ''
    event.acknowledged = { at, recordedIn, by: shiftOf(at), comment }
    times.add(at)
  }
  return [...times].sort((one, other) => one - other)
}

function roundAfter(time: number): number {
  const interval = Math.floor(time / ROUND)
  const round = roundIn(interval)
  return round >= time ? round : roundIn(interval + 1)
}

const roundIn = (interval: number) => Math.floor((interval + hash(902, interval)) * (ROUND / 1000)) * 1000

const pick = (texts: string[], share: number) => texts[Math.floor(share * texts.length)] ?? ''
