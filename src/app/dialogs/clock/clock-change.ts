import { atom } from 'nanostores'
import { browserTime } from '../../../lib/browser/browser-time'
import { createForm } from '../../../lib/form/form'
import { required } from '../../../lib/form/rules'
import { refusalOf } from '../../../lib/remote/failure'
import { showDeviceTime } from '../../../lib/text/time-text'
import { changeClock, deviceNow } from '../../../stores/clock'
import { deviceTime, readTypedTime } from './typed-time'

export interface ClockJump {
  /** Missing while the panel has not told its time. */
  from: number | undefined
  to: number
}

/** A time is chosen in a form, then confirmed as a jump (specification section 4). */
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

  /** @returns false when a time server sets the clock, so that nobody else can. @throws ApiError */
  async function confirm(): Promise<boolean> {
    const jump = $jump.get()
    if (!jump) return false
    $synchronised.set(false)
    try {
      await changeClock(jump.to)
      return true
    } catch (error) {
      if (refusalOf(error)?.code !== 'time_is_synchronised') throw error
      $synchronised.set(true)
      return false
    }
  }

  return {
    form,
    $jump,
    $synchronised,
    takeBrowserTime: () => form.set('time', showDeviceTime(browserTime())),
    confirm
  }
}

export type ClockChange = ReturnType<typeof createClockChange>
