import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { isoText } from '../device/device-text'
import { offsetAtWallTime } from '../device/zone-offset'
import type { EventLog } from '../events/event-log'
import type { Happened, Priority } from '../events/event-log-state'
import { describeSystemEvent } from '../events/system-events'
import type { PanelState } from '../state'
import { type MiscEngine, type TestCode, TestFailure } from './engine'
import { resolveServer, runTest } from './server-test'

type Level = Schemas['SyslogLevel']

/** RFC 5424, 6.2.1. */
const SEVERITIES: Record<Level, number> = { error: 3, warning: 4, notice: 5, info: 6, debug: 7 }
const LEVELS: Record<Priority, Level> = { emergency: 'error', high: 'error', middle: 'warning', low: 'notice' }
const LOCAL0 = 16

interface Context {
  clock: DeviceClock
  state: PanelState
  events: EventLog
  engine: () => MiscEngine
}

/** Sends the events of the panel to a syslog server. */
export function createSyslog({ clock, state, events, engine }: Context) {
  let failure: TestCode | undefined
  let work: Promise<unknown> = Promise.resolve()

  const line = (level: Level, text: string): string => {
    const time = `${isoText(clock.now())}${offsetAtWallTime(state.zone, clock.now(), state.isSecondHour)}`
    return `<${LOCAL0 * 8 + SEVERITIES[level]}>1 ${time} ${state.versions.hostname} panel - - - \uFEFF${text}`
  }

  const send = async (what: Happened) => {
    const { enabled, host, port, level: least } = state.misc.syslog
    const { priority, text } = describeSystemEvent(what, 'en')
    const level = LEVELS[priority]
    if (!enabled || SEVERITIES[level] > SEVERITIES[least]) return
    try {
      await engine().sendDatagram(resolveServer(state, host, port), line(level, text))
      failure = undefined
    } catch (error) {
      failure = error instanceof TestFailure ? error.code : 'no_reply'
    }
  }

  events.onRecord(what => {
    work = work.then(() => send(what))
  })

  return {
    failure: () => failure,
    /** Settles when everything is sent. */
    settled: () => work,
    forgetFailure: () => {
      failure = undefined
    },

    test: ({ host, port }: Schemas['SyslogServer']) =>
      runTest(['resolve', 'send'], async steps => {
        const target = await steps.run('resolve', () => resolveServer(state, host, port))
        await steps.run('send', () => engine().sendDatagram(target, line('notice', 'Test message')))
        return {}
      })
  }
}
