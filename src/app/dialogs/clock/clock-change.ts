import { atom } from 'nanostores'
import type { SaveTimeRefusal } from '../../../api/system'
import { browserTime } from '../../../lib/browser/browser-time'
import { wallTimeIn } from '../../../lib/browser/wall-time'
import { createForm } from '../../../lib/form/form'
import { type Rule, required } from '../../../lib/form/rules'
import { refusalOf } from '../../../lib/remote/failure'
import { showDeviceTime } from '../../../lib/text/time-text'
import { readTypedTime } from '../../../lib/text/typed-time'
import { $clock, deviceNow } from '../../../stores/clock'
import { changeClock } from '../../../stores/clock-jump'
import type { ClockJump } from '../../../ui/impact/clock-effects'

const SYNCHRONISED: SaveTimeRefusal = 'time_is_synchronised'

const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2037, 11, 31, 23, 59, 59)

/** The range that the panel's clock accepts. */
export const deviceTime: Rule<unknown> = text => {
  if (!text) return undefined
  const time = readTypedTime(text)
  if (time === undefined) return 'time.invalid'
  return time >= EARLIEST && time <= LATEST ? undefined : 'time.outside'
}

/** A time is entered in a form, then confirmed as a jump. */
export function createClockChange() {
  const $jump = atom<ClockJump | undefined>(undefined)
  const $synchronised = atom(false)
  const now = deviceNow()

  const form = createForm({
    initial: { time: now === undefined ? '' : showDeviceTime(now) },
    rules: { time: [required, deviceTime] },
    async save({ time }) {
      const to = readTypedTime(time)
      if (to !== undefined) $jump.set({ from: deviceNow(), to })
    }
  })

  /** @returns false when the panel refuses because a time server sets its clock. @throws ApiError */
  async function confirm(): Promise<boolean> {
    const jump = $jump.get()
    if (!jump) return false
    $synchronised.set(false)
    try {
      await changeClock(jump.to)
      return true
    } catch (error) {
      if (refusalOf(error)?.code !== SYNCHRONISED) throw error
      $synchronised.set(true)
      return false
    }
  }

  /** The proposed time goes on until another one is typed. */
  function tick(): void {
    const time = deviceNow()
    if (time !== undefined && form.$changed.get().length === 0) form.rebase({ time: showDeviceTime(time) })
  }

  return {
    form,
    tick,
    $jump,
    $synchronised,
    browserNow,
    takeBrowserTime: () => form.set('time', showDeviceTime(browserNow())),
    confirm
  }
}

/** The browser's time in the panel's zone, where that is known. */
function browserNow(): number {
  const { zone } = $clock.get()
  return (zone && wallTimeIn(zone, Date.now())) || browserTime()
}

export type ClockChange = ReturnType<typeof createClockChange>
