import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { createTimedSteps } from '../network/timed-steps'
import type { Equipment } from './equipment'
import { asFault, HsmsFault } from './hsms/fault'
import type { Link } from './link'
import type { SecsGemSettings } from './secs-gem-state'

type Test = Schemas['SecsGemTest']
type Step = Test['steps'][number]['name']

const STEPS: readonly Step[] = ['connect', 'select', 'establish']
const NEVER: Test = { running: false, time: null, steps: [], error: null }
/** How long a host has to connect in passive mode. */
export const HOST_SECONDS = 30

interface Options {
  clock: DeviceClock
  settings: () => SecsGemSettings
  link: Link
  equipment: Equipment
}

/** Runs S1F13 over the connection, one test at a time. */
export function createCommunicationTest({ clock, settings, link, equipment }: Options) {
  let test = NEVER
  let work: Promise<void> = Promise.resolve()

  const connect = (): Promise<void> => {
    if (settings().mode === 'active') return link.reached('open')
    const late = new HsmsFault('no_host', `No host has connected within ${HOST_SECONDS} s`)
    return new Promise((resolve, reject) => {
      const cancel = clock.after(HOST_SECONDS * 1000, () => reject(late))
      link.reached('open').then(resolve, reject).finally(cancel)
    })
  }

  const run = async (timed: ReturnType<typeof createTimedSteps<Step>>) => {
    try {
      await timed.run('connect', connect)
      await timed.run('select', () => link.reached('connected'))
      await timed.run('establish', equipment.establish)
      test = { ...test, running: false }
    } catch (error) {
      const { code, message } = asFault(error)
      test = { ...test, running: false, error: { code, time: deviceText(clock.now()), detail: message.slice(0, 300) } }
    }
  }

  return {
    read: (): Test => ({ ...test, steps: test.steps.map(step => ({ ...step })) }),

    start(): void {
      if (test.running) return
      const timed = createTimedSteps<Step>(STEPS)
      test = { running: true, time: deviceText(clock.now()), steps: timed.steps, error: null }
      const isOpen = link.isConnected() || link.phase() === 'connecting'
      work = run(timed)
      // Without waiting for the end of T5. It may fail at once, which the test must see.
      if (!isOpen) link.start()
    },

    /** Settles when no test runs. */
    settled: () => work
  }
}
