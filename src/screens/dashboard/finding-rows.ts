import type { HealthFinding } from '../../api/health'
import type { Message } from '../../lib/text/message'
import { type Remedy, remedyFor, type Viewer } from '../../stores/finding-remedies'
import { findingText } from '../../stores/finding-texts'

export interface FindingRow extends Pick<HealthFinding, 'id' | 'severity' | 'since'> {
  text: Message
  remedy: Remedy
}

/** What the panel has found, and what only the browser can see; without hints that somebody has acknowledged. */
export function findingRows(
  findings: readonly HealthFinding[],
  browserTime: string | undefined,
  viewer: Viewer
): FindingRow[] {
  const found = findings
    .filter(({ acknowledged }) => !acknowledged)
    .map(finding => ({ ...finding, text: findingText(finding), remedy: remedyFor(finding, viewer) }))
  return [...found, ...clockRows(browserTime, viewer)]
}

function clockRows(time: string | undefined, viewer: Viewer): FindingRow[] {
  if (time === undefined) return []
  const remedy = remedyFor({ code: 'clock_wrong', params: {} }, viewer)
  const text: Message = ['dashboardDetails.clockDiffers', { time }]
  return [{ id: 'clock_differs', severity: 'attention', since: null, text, remedy }]
}
