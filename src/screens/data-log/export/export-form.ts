import { type DataLogExport, exportDataLog } from '../../../api/data-log'
import type { TrendWindow } from '../../../chart/types'
import { followDownload } from '../../../lib/browser/download'
import { recallOptions } from '../../../lib/browser/recall-options'
import { remember } from '../../../lib/browser/storage'
import { createForm, type Form } from '../../../lib/form/form'
import { CSV_OPTIONS, type CsvChoices, validateCsvChoices } from '../../../lib/table-file/csv-choices'
import { sendDeviceTime } from '../../../lib/text/time-text'

export interface ExportSettings extends CsvChoices {
  scope: 'seen' | 'range'
  timeFormat: DataLogExport['time_format']
}

export interface ExportSubject {
  log: string
  seen: { window: TrendWindow; channels: string[] }
  /** With all channels and all records. */
  range: TrendWindow
}

const STORAGE_KEY = 'dataLogExport'

/** The panel creates the file, with every record and all decimals, unlike the chart. */
export function createExportForm(
  subject: ExportSubject,
  follow: (url: string) => unknown = followDownload
): Form<ExportSettings> {
  return createForm<ExportSettings>({
    initial: recallOptions<ExportSettings>(STORAGE_KEY, {
      scope: ['seen', 'range'],
      ...CSV_OPTIONS,
      timeFormat: ['device', 'iso']
    }),
    check: validateCsvChoices,
    async save(settings) {
      const { window, channels } = scopeOf(subject, settings)
      const { url } = await exportDataLog(subject.log, {
        from: sendDeviceTime(window.from),
        to: sendDeviceTime(window.to),
        ...(channels && { channels }),
        separator: settings.separator,
        decimal: settings.decimal,
        time_format: settings.timeFormat
      })
      remember(STORAGE_KEY, JSON.stringify(settings))
      follow(url)
    }
  })
}

const scopeOf = ({ seen, range }: ExportSubject, { scope }: ExportSettings) =>
  scope === 'seen' ? seen : { window: range, channels: undefined }
