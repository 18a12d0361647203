const formats = new Map<string, Intl.DateTimeFormat>()

/** One for each zone, because they take long to make. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

const DAY = 86_400_000
const knownDays = new Map<string, string | undefined>()

/** Such as `+09:00`, at an instant. Looked up once for each day without a change. */
export function offsetText(zone: string, instant: number): string {
  const day = Math.floor(instant / DAY)
  const key = `${zone} ${day}`
  if (!knownDays.has(key)) {
    const offset = lookUp(zone, day * DAY)
    knownDays.set(key, offset === lookUp(zone, (day + 1) * DAY) ? offset : undefined)
  }
  return knownDays.get(key) ?? lookUp(zone, instant)
}

function lookUp(zone: string, instant: number): string {
  const name =
    formatIn(zone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}

export function offsetMilliseconds(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}

/** What a wall clock in the zone shows at an instant, in milliseconds as if it were UTC. */
export const wallTimeIn = (zone: string, instant: number): number =>
  instant + offsetMilliseconds(offsetText(zone, instant))

/** Such as `+09:00`, when the wall clock of the zone shows this time. Of a time that comes twice in a year, the first counts unless `isSecond`. */
export function offsetAtWallTime(zone: string, wallTime: number, isSecond = false): string {
  const near = wallTime + (isSecond ? DAY : -DAY)
  return offsetText(zone, wallTime - offsetMilliseconds(offsetText(zone, near)))
}

/** What makes a wall time an instant: a time that comes twice is the second one where `isSecond`. */
export interface ZoneInForce {
  zone: string
  isSecond: boolean
}

/** The instant at which the wall clock of the zone shows this time. */
export const instantOf = (zone: string, wallTime: number, isSecond = false): number =>
  wallTime - offsetMilliseconds(offsetAtWallTime(zone, wallTime, isSecond))
