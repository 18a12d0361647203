import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock, SetBy } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import { instantOf, wallTimeIn } from '../device/zone-offset'
import type { PanelState } from '../state'
import type { MiscEngine, StepName, Steps, TestCode } from './engine'
import { resolveServer, runTest } from './server-test'

const NTP_PORT = 123
/** Less is evened out without a jump (RFC 4330, 5). */
const SMALLEST_JUMP_MS = 500
const STEPS: readonly StepName[] = ['resolve', 'request', 'response']

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  engine: () => MiscEngine
}

type Last = { since: number; failure: TestCode | undefined }

/** Sets the clock by the time servers, in the interval of the settings. */
export function createTimeSync({ clock, state, power, engine }: Context) {
  let last: Last | undefined
  let synchronised: { server: string; at: number } | undefined
  let setAt: number | undefined
  let cancelNext = () => {}
  let work: Promise<unknown> = Promise.resolve()

  clock.onSet((_, after) => {
    setAt = after
  })

  const instant = () => instantOf(state.zone, clock.now(), state.isSecondHour)
  const setTo = (time: number, by: SetBy) => clock.set(wallTimeIn(state.zone, time), { ...by, instant: time })
  const servers = () => {
    const { server1, server2, server3, server4 } = state.misc.time
    return [server1, server2, server3, server4].filter(server => server !== '')
  }

  /** @returns how far the server is ahead, in milliseconds. @throws TestFailure */
  const query = async (server: string, steps: Steps): Promise<number> => {
    const port = await steps.run('resolve', () => resolveServer(state, server, NTP_PORT))
    const reply = await engine().queryTime(port, steps)
    return Math.round(reply.instant - instant())
  }

  /** The first server that responds counts. */
  const synchronise = async () => {
    let failure: TestCode = 'unresolved'
    for (const server of servers()) {
      const { error_code: code, offset_milliseconds: offset } = await test(server)
      if (code === null) {
        if (offset !== null && Math.abs(offset) >= SMALLEST_JUMP_MS)
          setTo(instant() + offset, { cause: 'time_server', username: '' })
        synchronised = { server, at: clock.now() }
        last = { since: last?.failure === undefined && last ? last.since : clock.now(), failure: undefined }
        return
      }
      failure = code
    }
    last = { since: clock.now(), failure }
  }

  const follow = (): Promise<unknown> => {
    cancelNext()
    if (!state.timeIsSynchronised || !power.isRunning()) return work
    cancelNext = clock.after(state.misc.time.interval_minutes * 60_000, () => void follow())
    work = work.then(() => (state.timeIsSynchronised ? synchronise() : undefined))
    return work
  }

  const test = (server: string) => runTest(STEPS, async steps => ({ offsetMilliseconds: await query(server, steps) }))

  power.onStop(() => cancelNext())
  power.onStart(() => {
    last = undefined
    void follow()
  })

  return {
    test,
    instant,
    /** Undefined before the first reply. */
    last: () => last,
    /** Settles when no query is under way. */
    settled: () => work,

    restart(): void {
      last = undefined
      void follow()
    },

    configure({ synchronise: isOn, zone, ...settings }: Schemas['TimeSettings'], username: string): void {
      const now = instant()
      state.misc.time = settings
      state.timeIsSynchronised = isOn
      if (zone !== state.zone) {
        state.zone = zone
        setTo(now, { cause: 'zone', username })
      }
      last = undefined
      void follow()
    },

    source: (): Schemas['ClockSource'] =>
      state.timeIsSynchronised
        ? {
            kind: 'time_server',
            server: synchronised?.server ?? null,
            set_at: synchronised ? deviceText(synchronised.at) : null
          }
        : { kind: 'manual', server: null, set_at: setAt === undefined ? null : deviceText(setAt) },

    settings: (): Schemas['TimeSettings'] => ({
      synchronise: state.timeIsSynchronised,
      ...state.misc.time,
      zone: state.zone
    })
  }
}
