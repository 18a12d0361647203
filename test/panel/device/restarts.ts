import type { Schemas } from '../../../src/api/generated/schema'
import { describeSystemEvent } from '../events/system-events'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { type Found, found, foundSince } from './finding'
import { isUnasked, type RestartOrigin, type SystemLine } from './restarts-state'
import { lastWords, STARTED } from './system-lines'

const MOST_STORED = 50
const MOST_LINES = 20
const FOUND_MS = 86_400_000

/** Records each restart, with the last lines of the system log of the run before it. */
export function recordRestarts({
  clock,
  state,
  power,
  events
}: Pick<Services, 'clock' | 'state' | 'power' | 'events'>) {
  const startedAt = state.restarts.at(-1)?.at ?? clock.now() - state.upTimeSeconds * 1000
  let lines: SystemLine[] = [{ at: startedAt, text: STARTED }]
  let down: { upTimeSeconds: number; lines: SystemLine[] } | undefined

  const write = (text: string) => {
    lines = [...lines, { at: clock.now(), text }].slice(-MOST_LINES)
  }

  events.onRecord(({ code, params }) => {
    // The log names no user.
    const { username, ...others } = params
    const { text } = describeSystemEvent({ code, params: others }, 'en')
    write(`panel: ${text}`)
  })

  power.onStop(({ cause }) => {
    // A panel that goes down while it starts has written nothing more.
    down ??= {
      upTimeSeconds: Math.floor((clock.elapsed() - power.startedAt()) / 1000),
      lines: [...lines, ...lastWords(cause, clock.now())].sort((one, other) => one.at - other.at).slice(-MOST_LINES)
    }
    lines = []
  })

  power.onStart(origin => {
    const { upTimeSeconds = 0, lines: last = [] } = down ?? {}
    state.restarts = [...state.restarts, { ...origin, at: clock.now(), upTimeSeconds, lines: last }].slice(-MOST_STORED)
    down = undefined
    write(STARTED)
    if (state.project) write(`runtime: ${state.project.name} is ${state.project.state}`)
  })
}

/** The newest first, as a user sees them. */
export const listRestarts = ({ restarts }: PanelState, seesUsers: boolean): Schemas['Restart'][] =>
  [...restarts].reverse().map(({ at, cause, username = '', reason = '', upTimeSeconds, lines }) => ({
    time: deviceText(at),
    cause,
    username: seesUsers ? username : '',
    reason: seesUsers ? reason : '',
    up_time_seconds: upTimeSeconds,
    lines: lines.map(({ at: writtenAt, text }) => ({ time: deviceText(writtenAt), text }))
  }))

/** The newest start that nobody asked for, while it is not long ago. */
export function restartFindings({ state, clock }: Services): Found[] {
  const newest = state.restarts.filter(({ cause }) => isUnasked(cause)).at(-1)
  if (!newest || Math.abs(clock.now() - newest.at) >= FOUND_MS) return []
  return [foundSince(newest.at, found('attention', 'unexpected_restart'))]
}

/** An event names the cause of a start that no one asked for now. */
export const causeOfEvent = ({ cause }: RestartOrigin): { cause?: string } =>
  isUnasked(cause) || cause === 'schedule' ? { cause } : {}
