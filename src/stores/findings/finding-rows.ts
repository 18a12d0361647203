import type { HealthFinding } from '../../api/health'
import type { Translator } from '../../lib/text/i18n'
import type { Message } from '../../lib/text/message'
import { type Remedy, remedyFor, type Viewer } from './finding-remedies'
import { findingText } from './finding-texts'

export interface FindingRow extends Pick<HealthFinding, 'id' | 'code' | 'severity' | 'since' | 'acknowledged'> {
  text: Message
  remedy: Remedy
}

/** What the panel has found, and what only the browser can see. */
export const findingRows = (
  findings: readonly HealthFinding[],
  browserTime: string | undefined,
  viewer: Viewer,
  t: Translator['t']
): FindingRow[] =>
  [...findings, ...clockFindings(browserTime)].map(finding => ({
    ...finding,
    text: finding.id === CLOCK_DIFFERS ? ['common.state.clockDiffers', finding.params] : findingText(finding, t),
    remedy: remedyFor(finding, viewer)
  }))

const CLOCK_DIFFERS = 'clock_differs'

const clockFindings = (time: string | undefined): HealthFinding[] =>
  time === undefined
    ? []
    : [{ id: CLOCK_DIFFERS, code: 'clock_wrong', severity: 'attention', params: { time }, acknowledged: false }]
