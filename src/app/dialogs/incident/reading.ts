import type { Language } from '../../../lib/text/languages'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { ReportedChannel } from '../../../stores/incident'

/** What each part of a report is read by. */
export interface Reading {
  window: TimeWindow
  channels: readonly ReportedChannel[]
  language: Language
  signal: AbortSignal
  onProgress: (share: number) => void
}
