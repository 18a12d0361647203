import type { SystemStatus } from '../../api/status'

/** Whether a value is missing; a missing disk forecast does not count. */
export function isPartial({ disk_days_until_full: _, connections, ...parts }: SystemStatus): boolean {
  return [...Object.values(parts), ...Object.values(connections)].includes(null)
}
