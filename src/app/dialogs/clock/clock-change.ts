import { atom } from 'nanostores'
import type { SaveTimeRefusal } from '../../../api/system'
import { browserTime } from '../../../lib/browser/browser-time'
import { createForm } from '../../../lib/form/form'
import { required } from '../../../lib/form/rules'
import { refusalOf } from '../../../lib/remote/failure'
import { showDeviceTime } from '../../../lib/text/time-text'
import { deviceNow } from '../../../stores/clock'
import { changeClock } from '../../../stores/clock-jump'
import { deviceTime, readTypedTime } from './typed-time'

const SYNCHRONISED: SaveTimeRefusal = 'time_is_synchronised'

export interface ClockJump {
  /** Undefined while the panel's time is unknown. */
  from: number | undefined
  to: number
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
    takeBrowserTime: () => form.set('time', showDeviceTime(browserTime())),
    confirm
  }
}

export type ClockChange = ReturnType<typeof createClockChange>
