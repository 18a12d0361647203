import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { createTimedSteps } from '../network/timed-steps'
import { type PathContext, type Route, type Step, stepsOf } from './path'
import { CODES, PathFailure } from './path-failure'
import { openSession } from './session'

type Test = Schemas['EasyAccessTest']

const NEVER: Test = { running: false, time: null, steps: [], error_code: null, detail: '' }

/** Tries the way to the server, one test at a time, without touching the connection. */
export function createPathTest(clock: DeviceClock, context: () => PathContext) {
  let test = NEVER
  let work: Promise<void> = Promise.resolve()

  const run = async (route: Route, timed: ReturnType<typeof createTimedSteps<Step>>) => {
    try {
      const { channel } = await openSession(context(), route, timed, { type: 'probe' })
      channel.close()
      test = { ...test, running: false }
    } catch (error) {
      const failure = error instanceof PathFailure ? error : new PathFailure(CODES.server, String(error))
      test = { ...test, running: false, error_code: failure.code, detail: failure.message.slice(0, 500) }
    }
  }

  return {
    read: (): Test => ({ ...test, steps: test.steps.map(step => ({ ...step })) }),

    start(route: Route): void {
      if (test.running) return
      const timed = createTimedSteps<Step>(stepsOf(route.settings))
      test = { ...NEVER, running: true, time: deviceText(clock.now()), steps: timed.steps }
      work = run(route, timed)
    },

    /** Settles when no test runs. */
    settled: () => work
  }
}
