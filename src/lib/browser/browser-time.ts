/** The wall clock of this browser in the panel's own measure: milliseconds, as if it were UTC. */
export function browserTime(now = new Date()): number {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return day + ((now.getHours() * 60 + now.getMinutes()) * 60 + now.getSeconds()) * 1000
}
