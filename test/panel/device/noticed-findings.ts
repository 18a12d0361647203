import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from './device-clock'
import { deviceText } from './device-text'
import type { Found } from './finding'

type Part = Schemas['FindingPart']

export type NoticedFindings = ReturnType<typeof createNoticedFindings>

/** When each finding was first noticed; one that is no longer found is forgotten. */
export function createNoticedFindings(clock: DeviceClock) {
  const times = new Map<Part, Map<string, string>>()

  return {
    /** Adds the time to those of a part whose begin is not known. */
    withTime(part: Part, findings: readonly Found[]): Found[] {
      const [before, now] = [times.get(part), deviceText(clock.now())]
      const noticed = new Map(findings.map(({ id }) => [id, before?.get(id) ?? now]))
      times.set(part, noticed)
      return findings.map(finding => ({ ...finding, since: finding.since ?? noticed.get(finding.id) ?? now }))
    }
  }
}
