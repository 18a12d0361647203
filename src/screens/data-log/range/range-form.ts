import type { TrendWindow } from '../../../chart/types'
import { createForm, type Form } from '../../../lib/form/form'
import { showDeviceTime } from '../../../lib/text/time-text'
import { type RangeInput, rangeOf, validateRange } from './range'

/** A custom range in the panel's time, initially the one shown. */
export function createRangeForm(shown: TrendWindow, pick: (range: TrendWindow) => void): Form<RangeInput> {
  return createForm<RangeInput>({
    initial: { from: showDeviceTime(shown.from), to: showDeviceTime(shown.to) },
    check: validateRange,
    async save(input) {
      const range = rangeOf(input)
      if (range) pick(range)
    }
  })
}
