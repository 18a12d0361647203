import type { SystemStatus } from '../../api/status'

/** Whether a source of the panel gave nothing; no forecast for the disk is no failure. */
export function isPartial({ disk_days_until_full: _, connections, ...parts }: SystemStatus): boolean {
  return [...Object.values(parts), ...Object.values(connections)].includes(null)
}
