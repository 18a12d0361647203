import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import type { Power } from '../device/power'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import type { WebView } from '../webview/webview'
import type { Affine, Pair, Point } from './affine'
import { errorOf, isAccurate, isInRange, readingOf, TEST_TARGET, targetsOf, valuesFor } from './calibration'
import { panelRecord } from './panel-record'

type Session = Schemas['TouchCalibrationSession']
type Outcome = NonNullable<Session['outcome']>

const TOUCH_SECONDS = 60
const KEEP_SECONDS = 30
const MOST_ATTEMPTS = 3

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  operations: Operations
  webview: WebView
}

export type Touch = ReturnType<typeof createTouch>

const IDLE: Omit<Session, 'seconds_left'> = {
  state: 'idle',
  outcome: null,
  points: 0,
  point: null,
  attempt: 0,
  problem: null,
  error_px: null
}

/** The touch sensor: its calibration by the operator at the panel, which is kept only when somebody says so in time. */
export function createTouch({ clock, state, power, operations, webview }: Context) {
  const { touch } = state
  let session = IDLE
  let by = ''
  let pairs: Pair[] = []
  /** In force until they are kept or not. */
  let candidate: Affine | undefined
  /** Reading of `clock.elapsed()` at which the session ends by itself. */
  let until = 0
  let cancelEnd = () => {}

  const isRunning = () => session.state !== 'idle' && session.state !== 'ended'

  const end = (outcome: Outcome) => {
    cancelEnd()
    candidate = undefined
    session = { ...session, state: 'ended', outcome, point: null, problem: null }
  }

  const enter = (next: Partial<Session>, seconds = TOUCH_SECONDS) => {
    cancelEnd()
    session = { ...session, problem: null, ...next }
    until = clock.elapsed() + seconds * 1000
    cancelEnd = clock.after(seconds * 1000, () => end(session.state === 'confirm' ? 'not_kept' : 'no_touch'))
  }

  const again = (problem: 'inconsistent' | 'inaccurate') => {
    if (session.attempt === MOST_ATTEMPTS) return end(problem)
    pairs = []
    candidate = undefined
    enter({ state: 'point', point: 1, attempt: session.attempt + 1, problem })
  }

  /** Where the target on the screen is. */
  const target = (): Point | undefined => {
    if (session.state === 'verifying') return TEST_TARGET
    return session.point === null ? undefined : targetsOf(session.points)[session.point - 1]
  }

  const takePoint = (from: Point, to: Point, point: number) => {
    pairs = [...pairs, { from, to }]
    if (point < session.points) return enter({ point: point + 1 })
    candidate = valuesFor(pairs)
    if (!candidate) return again('inconsistent')
    enter({ state: 'verifying', point: null })
  }

  const verify = (values: Affine, reading: Point) => {
    const errorPx = errorOf(values, reading, TEST_TARGET)
    session = { ...session, error_px: errorPx }
    if (!isAccurate(errorPx)) return again('inaccurate')
    enter({ state: 'confirm' }, KEEP_SECONDS)
  }

  const keep = (): boolean => {
    if (session.state !== 'confirm' || !candidate || session.error_px === null) return false
    touch.values = candidate
    touch.last = { at: clock.now(), by, errorPx: session.error_px }
    end('kept')
    return true
  }

  const cancel = (outcome: 'cancelled' | 'cancelled_at_panel'): boolean => {
    if (!isRunning()) return false
    end(session.state === 'confirm' ? 'discarded' : outcome)
    return true
  }

  /** Calls of the console are recorded as calls. */
  const recorded = (what: 'Keep' | 'Cancel', action: () => boolean): boolean => {
    const previous = touch.last?.errorPx ?? null
    if (!action()) return false
    operations.record(panelRecord(what, { previous, next: touch.last?.errorPx ?? null }))
    return true
  }

  power.onStop(() => {
    if (isRunning()) end('restarted')
  })

  return {
    isRunning,
    keep,
    cancel: () => cancel('cancelled'),
    session: (): Session => ({
      ...session,
      seconds_left: isRunning() ? Math.ceil((until - clock.elapsed()) / 1000) : null
    }),
    /** What turns readings into pixels now. */
    values: () => candidate ?? touch.values,

    /** @param account who is named with the result. */
    start(points: number, account: string): void {
      by = account
      pairs = []
      session = { ...IDLE, points, attempt: 1 }
      enter({ state: 'waiting' })
    },

    /** The operator at the panel. */
    operator: {
      target,
      keep: () => recorded('Keep', keep),
      cancel: () => recorded('Cancel', () => cancel('cancelled_at_panel')),

      /** Touches the screen at a position in pixels, by default at the target. */
      touch(position = target() ?? TEST_TARGET) {
        if (!isRunning()) return
        webview.control.touched()
        if (webview.controller()?.place === 'remote') return end('remote_control')
        if (session.state === 'waiting') return enter({ state: 'point', point: 1 })
        const to = target()
        if (!to) return
        const reading = readingOf(touch.sensor, position)
        if (!isInRange(reading, to)) return enter({ problem: 'out_of_range' })
        if (session.point !== null) takePoint(reading, to, session.point)
        else if (candidate) verify(candidate, reading)
      }
    }
  }
}
