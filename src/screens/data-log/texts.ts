import { formatNumber } from '../../lib/text/format'
import { showDeviceTime } from '../../lib/text/time-text'

const NO_VALUE = '–'

export const valueText = (value: number | null | undefined, decimals: number) =>
  value === null || value === undefined ? NO_VALUE : formatNumber(value, decimals)

export const timeOfDay = (time: number) => showDeviceTime(time).slice(11)
