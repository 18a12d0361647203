import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { DeviceSettings } from './communication-state'
import type { LinkFailure, Outcome } from './outcome'
import { POLL_MS } from './polling'

type Counts = Pick<
  Schemas['CommunicationLink'],
  'requests_per_second' | 'errors_per_second' | 'requests' | 'errors' | 'counted_since' | 'last_error'
>

/** What a link is busy with. */
interface Work {
  outcome: Outcome
  settings: DeviceSettings
  /** Each request is added. */
  isPolled: boolean
}

interface Counted {
  requests: number
  errors: number
  since: number
  /** Reading of `clock.elapsed()` up to which it was counted, and what was sent since. */
  at: number
  perSecond: { requests: number; errors: number }
  isPolled: boolean
  /** With the panel's time. */
  lastError: { failure: LinkFailure; time: number } | undefined
}

const IDLE = { requests: 0, errors: 0 }
/** What a cycle of the runtime takes beside the response. */
const CYCLE_MS = 100

/** Counts what the links send, by what each was doing since the last look. */
export function createCounters(clock: DeviceClock) {
  const counted = new Map<string, Counted>()

  const start = (): Counted => ({
    requests: 0,
    errors: 0,
    since: clock.now(),
    at: clock.elapsed(),
    perSecond: IDLE,
    isPolled: false,
    lastError: undefined
  })

  const upToNow = (id: string): Counted => {
    const found = counted.get(id) ?? start()
    const seconds = found.isPolled ? 0 : (clock.elapsed() - found.at) / 1000
    found.requests += found.perSecond.requests * seconds
    found.errors += found.perSecond.errors * seconds
    found.at = clock.elapsed()
    counted.set(id, found)
    return found
  }

  return {
    /** Without work the link is idle. */
    note(id: string, work: Work | undefined): void {
      const found = upToNow(id)
      found.perSecond = work ? rateOf(work) : IDLE
      found.isPolled = work?.isPolled ?? false
      if (!work || 'milliseconds' in work.outcome) return
      found.lastError = { failure: work.outcome, time: clock.now() }
    },

    /** A request that was really sent. */
    add(id: string, outcome: Outcome): void {
      const found = upToNow(id)
      found.requests += 1
      if (!('milliseconds' in outcome)) found.errors += 1
    },

    read(id: string): Counts {
      const { requests, errors, since, perSecond, lastError } = upToNow(id)
      return {
        requests_per_second: rounded(perSecond.requests),
        errors_per_second: rounded(perSecond.errors),
        requests: Math.floor(requests),
        errors: Math.floor(errors),
        counted_since: deviceText(since),
        last_error: lastError ? describe(lastError) : null
      }
    },

    reset: (id: string): void => void counted.delete(id),
    forget: (): void => counted.clear()
  }
}

function describe({ failure: { code, detail, percent }, time }: NonNullable<Counted['lastError']>) {
  return { code, detail, error_percent: percent, time: deviceText(time) }
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** A request without a response takes its timeout, as does one that the device refuses: the next one waits as long. */
function rateOf({ outcome, settings, isPolled }: Work): Counted['perSecond'] {
  const { timeout_s, turn_around_ms } = settings
  if (isPolled) return { requests: 1000 / POLL_MS, errors: 'milliseconds' in outcome ? 0 : 1000 / POLL_MS }
  if (!('milliseconds' in outcome)) return { requests: 1 / timeout_s, errors: 1 / timeout_s }
  return { requests: 1000 / (outcome.milliseconds + turn_around_ms + CYCLE_MS), errors: 0 }
}
