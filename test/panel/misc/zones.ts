import type { Schemas } from '../../../src/api/generated/schema'
import { offsetMilliseconds, offsetText } from '../device/zone-offset'

type Zone = Schemas['TimeZones']['items'][number]

const NAMES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter(name => name !== 'UTC')]

export const isZone = (name: string): boolean => NAMES.includes(name)

export const zonesAt = (instant: number): Zone[] =>
  NAMES.map(name => ({ name, offset_minutes: offsetMilliseconds(offsetText(name, instant)) / 60_000 }))
