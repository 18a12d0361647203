import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { Jobs } from '../jobs/jobs'
import type { NewOperation } from '../operations/call-record'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'

/** As `Date.getUTCDay` counts. */
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const DAY = 86_400_000
/** How often a held restart looks whether the job has ended. */
const HOLD_MS = 10_000
/** How long before it begins a restart is announced. */
const ANNOUNCED_MS = 10_000

/** Of the operation log. */
const SCHEDULED_RESTART: NewOperation = {
  username: '',
  role: '',
  place: 'panel',
  address: null,
  screen: '',
  action: 'restart',
  object: '',
  function: 'Schedule restart',
  target: '/api/v1/features/misc/reboot',
  changes: [],
  changeCount: 0,
  result: 'done',
  code: null,
  information: ''
}

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  jobs: Jobs
  operations: Operations
}

/** Restarts the panel once a week by its own clock. */
export function createRebootPlan({ clock, state, power, jobs, operations }: Context) {
  let next: number | undefined
  let held = false
  let cancel = () => {}

  const isHeld = () => state.misc.reboot.hold_while_job && jobs.isAnyRunning()

  const begin = () => {
    if (isHeld()) {
      held = true
      cancel = clock.after(HOLD_MS, begin)
      return
    }
    operations.record(SCHEDULED_RESTART)
    power.restart(state.hardware.bootSeconds, { cause: 'schedule' })
  }

  const schedule = () => {
    cancel()
    held = false
    next = nextTime(state.misc.reboot, clock.now())
    if (next !== undefined) cancel = clock.after(next - clock.now(), begin)
  }

  clock.onSet(schedule)
  power.onStop(() => cancel())
  power.onStart(schedule)
  schedule()

  return {
    schedule,
    /** A restart that is about to begin. */
    imminent() {
      if (next === undefined || isHeld() || !power.isRunning()) return undefined
      const ms = next - clock.now()
      return ms > 0 && ms <= ANNOUNCED_MS
        ? { in_seconds: Math.round(ms / 1000), seconds: state.hardware.bootSeconds }
        : undefined
    },

    status: () => ({ next: next === undefined ? null : deviceText(next), held })
  }
}

/** The next time after now, by the wall clock. */
export function nextTime({ plan, weekday, time }: PanelState['misc']['reboot'], now: number): number | undefined {
  if (plan === 'none') return undefined
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const today = Math.floor(now / DAY) * DAY
  const days = (DAYS.indexOf(weekday) - new Date(now).getUTCDay() + 7) % 7
  const at = today + days * DAY + (hours * 60 + minutes) * 60_000
  return at > now ? at : at + 7 * DAY
}
