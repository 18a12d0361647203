import { formatNumber } from '../../lib/text/format'
import { showDeviceTime } from '../../lib/text/time-text'
import { dayOf } from '../../lib/time-range/calendar'
import type { TimeWindow } from '../../lib/time-range/range'

const NO_VALUE = '–'

export const valueText = (value: number | null | undefined, decimals: number) =>
  value === null || value === undefined ? NO_VALUE : formatNumber(value, decimals)

/** With its date where the range has more than one day. */
export const timeIn = ({ from, to }: TimeWindow, time: number) =>
  dayOf(from) === dayOf(to) ? showDeviceTime(time).slice(11) : showDeviceTime(time)
