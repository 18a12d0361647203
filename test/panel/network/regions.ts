import type { Schemas } from '../../../src/api/generated/schema'

type Region = Schemas['HotspotRegion']

const channels = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

const TO_11 = channels(1, 11)
const TO_13 = channels(1, 13)
const LOWER_5 = channels(36, 48, 4)
const UPPER_5 = channels(149, 161, 4)

const region = (country: string, channels_24: number[], ...channels_5: number[][]): Region => ({
  country,
  channels_24,
  channels_5: channels_5.flat()
})

/** What an access point may use indoors without watching for radar. */
export const REGIONS: readonly Region[] = [
  region('AU', TO_13, LOWER_5, UPPER_5, [165]),
  region('CN', TO_13, LOWER_5, UPPER_5, [165]),
  region('DE', TO_13, LOWER_5),
  region('FR', TO_13, LOWER_5),
  region('GB', TO_13, LOWER_5),
  region('IN', TO_13, LOWER_5, UPPER_5, [165]),
  region('JP', TO_13, LOWER_5),
  region('KR', TO_13, LOWER_5, UPPER_5),
  region('TW', TO_11, LOWER_5, UPPER_5, [165]),
  region('US', TO_11, LOWER_5, UPPER_5, [165])
]

export function isAllowed({
  country,
  band,
  channel
}: Pick<Schemas['HotspotSettings'], 'country' | 'band' | 'channel'>) {
  const found = REGIONS.find(candidate => candidate.country === country)
  const allowed = found && (band === '5' ? found.channels_5 : found.channels_24)
  return allowed !== undefined && (channel === 0 || allowed.includes(channel))
}
