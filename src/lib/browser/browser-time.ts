/** The wall clock of this browser in milliseconds, as if it were UTC, like the panel's. */
export function browserTime(now = new Date()): number {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return day + ((now.getHours() * 60 + now.getMinutes()) * 60 + now.getSeconds()) * 1000
}
