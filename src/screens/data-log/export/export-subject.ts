import { exportDataLog } from '../../../api/data-log'
import { formatNumber } from '../../../lib/text/format'
import { plainText } from '../../../lib/text/plain-text'
import { sendDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import { windowTexts } from '../../../lib/time-range/window-texts'
import type { ExportPart, ExportSubject } from '../../../stores/exports'

interface Part {
  window: TimeWindow
  /** By default all. */
  channels?: string[]
  /** Records of the window, once they were counted. */
  total: number | undefined
}

interface Exported {
  log: { id: string; name: string }
  /** What the chart shows. */
  seen: Part
  /** With all channels and all records. */
  range: Part
}

const ENDING = '.csv'

/** The panel creates the file, with every record and all decimals, unlike the chart. */
export function exportSubjectOf({ log, seen, range }: Exported): ExportSubject {
  const part = (id: 'seen' | 'range', { window, channels, total }: Part): ExportPart => ({
    id,
    text: [`dataLog.export.${id}`, windowTexts(window)],
    rows: total,
    start(format, language) {
      const times = { from: sendDeviceTime(window.from), to: sendDeviceTime(window.to) }
      return exportDataLog(log.id, { ...times, ...(channels && { channels }), ...format }, language)
    }
  })
  return {
    fileName: log.name + ENDING,
    parts: [part('seen', seen), part('range', range)],
    limits: t => [
      { label: t('dataLog.log'), value: plainText(log.name, 60) },
      { label: t('dataLog.export.records'), value: range.total === undefined ? '' : formatNumber(range.total) }
    ]
  }
}
