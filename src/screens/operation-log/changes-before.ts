import { createForm, type Form } from '../../lib/form/form'
import { DAY_MS } from '../../lib/text/day'
import { parseDeviceTime, showDeviceTime } from '../../lib/text/time-text'
import { plainPunctuation, readTypedTime } from '../../lib/text/typed-time'
import type { TimeWindow } from '../../lib/time-range/range'

const TEN_MINUTES = 600_000
const TIME_OF_DAY = /^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/

interface TimeInput {
  time: string
}

/** The ten minutes before a time; a time of day is the last one that has been. */
export function tenMinutesBefore(text: string, now: number): TimeWindow | undefined {
  const to = timeOfDay(plainPunctuation(text), now) ?? readTypedTime(text)
  return to === undefined ? undefined : { from: to - TEN_MINUTES, to }
}

export function createBeforeForm(now: () => number, pick: (range: TimeWindow) => void): Form<TimeInput> {
  return createForm<TimeInput>({
    initial: { time: '' },
    check: ({ time }) => (tenMinutesBefore(time, now()) ? {} : { time: 'operationLog.before.malformed' }),
    async save({ time }) {
      const range = tenMinutesBefore(time, now())
      if (range) pick(range)
    }
  })
}

function timeOfDay(text: string, now: number): number | undefined {
  const [, hour, minute, seconds = ':00'] = TIME_OF_DAY.exec(text) ?? []
  if (hour === undefined) return undefined
  const time = parseDeviceTime(`${showDeviceTime(now).slice(0, 10)} ${hour.padStart(2, '0')}:${minute}${seconds}`)
  return time !== undefined && time > now ? time - DAY_MS : time
}
