import { exportDataLog } from '../../../api/data-log'
import type { ExportFormat, ExportLanguage } from '../../../api/exports'
import { formatNumber } from '../../../lib/text/format'
import { plainText } from '../../../lib/text/plain-text'
import { sendDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import { windowTexts } from '../../../lib/time-range/window-texts'
import type { ExportSubject } from '../../../stores/exports'

interface Exported {
  log: { id: string; name: string }
  /** What the chart shows. */
  seen: { window: TimeWindow; channels: string[]; total: number | undefined }
  /** With all channels and all records. */
  range: TimeWindow
  /** Records of the range, once they were counted. */
  total: number | undefined
}

const ENDING = '.csv'

/** The panel creates the file, with every record and all decimals, unlike the chart. */
export function exportSubjectOf({ log, seen, range, total }: Exported): ExportSubject {
  const start =
    ({ from, to }: TimeWindow, channels?: string[]) =>
    (format: ExportFormat, language: ExportLanguage) => {
      const range = { from: sendDeviceTime(from), to: sendDeviceTime(to) }
      return exportDataLog(log.id, { ...range, ...(channels && { channels }), ...format }, language)
    }
  return {
    fileName: log.name + ENDING,
    parts: [
      {
        id: 'seen',
        text: ['dataLog.export.seen', windowTexts(seen.window)],
        rows: seen.total,
        start: start(seen.window, seen.channels)
      },
      { id: 'range', text: ['dataLog.export.range', windowTexts(range)], rows: total, start: start(range) }
    ],
    limits: t => [
      { label: t('dataLog.log'), value: plainText(log.name, 60) },
      { label: t('dataLog.export.records'), value: total === undefined ? '' : formatNumber(total) }
    ]
  }
}
