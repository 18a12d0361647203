import { createForm, type Form } from '../form/form'
import { showDeviceTime } from '../text/time-text'
import type { TimeWindow } from './range'
import { parseRange, type RangeInput, validateRange } from './range-rules'

/** A custom range in the panel's time, initially the one shown. */
export function createRangeForm(shown: TimeWindow, pick: (range: TimeWindow) => void): Form<RangeInput> {
  return createForm<RangeInput>({
    initial: { from: showDeviceTime(shown.from), to: showDeviceTime(shown.to) },
    check: validateRange,
    async save(input) {
      const range = parseRange(input)
      if (range) pick(range)
    }
  })
}
