import type { UrlFilter } from '../browser/url-filters'
import { parseDeviceTime } from '../text/time-text'
import { PRESETS, type Range, type TimeWindow } from './range'

/** A range in the address: a preset, or two ISO times with a tilde between. Without one, all times are shown. */
export const rangeFilter: UrlFilter<Range | undefined> = {
  read: text => PRESETS.find(preset => preset === text) ?? readWindow(text),
  write: range => (typeof range === 'object' ? windowParameter(range) : (range ?? ''))
}

/** Two times as in `rangeFilter`. */
export const windowFilter: UrlFilter<TimeWindow | undefined> = {
  read: readWindow,
  write: window => (window ? windowParameter(window) : '')
}

/** For links to a data screen: `?range=` and this text. */
export function windowParameter({ from, to }: TimeWindow): string {
  return [from, to].map(time => new Date(time).toISOString().slice(0, 19)).join('~')
}

function readWindow(text: string): TimeWindow | undefined {
  const [from, to, ...more] = text.split('~').map(parseDeviceTime)
  return from === undefined || to === undefined || from >= to || more.length > 0 ? undefined : { from, to }
}
