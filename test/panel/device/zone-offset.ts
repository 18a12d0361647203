const formats = new Map<string, Intl.DateTimeFormat>()

/** One for each zone, because they take long to make. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

/** Such as `+09:00`, at an instant. */
export function offsetText(zone: string, instant: number): string {
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

const DAY = 86_400_000

/** Such as `+09:00`, when the wall clock of the zone shows this time. Of a time that comes twice in a year, the first counts. */
export function offsetAtWallTime(zone: string, wallTime: number): string {
  return offsetText(zone, wallTime - offsetMilliseconds(offsetText(zone, wallTime - DAY)))
}

/** The instant at which the wall clock of the zone shows this time. */
export const instantOf = (zone: string, wallTime: number): number =>
  wallTime - offsetMilliseconds(offsetAtWallTime(zone, wallTime))
