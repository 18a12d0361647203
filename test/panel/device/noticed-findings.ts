import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from './device-clock'
import { deviceText } from './device-text'
import type { Found } from './finding'

type Part = Schemas['FindingPart']

export type NoticedFindings = ReturnType<typeof createNoticedFindings>

/** When each finding was first noticed: at the start of the panel, or later. One that is no longer found is forgotten. */
export function createNoticedFindings(clock: DeviceClock, startedAt: () => number) {
  const times = new Map<Part, Map<string, string>>()

  return {
    /** Adds the time to those of a part whose begin is not known. */
    withTime(part: Part, findings: readonly Found[]): Found[] {
      const before = times.get(part)
      const now = deviceText(before ? clock.now() : clock.now() - (clock.elapsed() - startedAt()))
      const noticed = new Map(findings.map(({ id }) => [id, before?.get(id) ?? now]))
      times.set(part, noticed)
      return findings.map(finding => ({ ...finding, since: finding.since ?? noticed.get(finding.id) ?? now }))
    }
  }
}
