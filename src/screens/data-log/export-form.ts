import { type DataLogExport, exportDataLog } from '../../api/data-log'
import type { TrendWindow } from '../../chart/types'
import { followDownload } from '../../lib/browser/download'
import { recall, remember } from '../../lib/browser/storage'
import { createForm, type FieldErrors, type Form } from '../../lib/form/form'
import { sendDeviceTime } from '../../lib/text/time-text'

export interface ExportSettings {
  scope: 'seen' | 'range'
  separator: DataLogExport['separator']
  decimal: DataLogExport['decimal']
  timeFormat: DataLogExport['time_format']
}

export interface ExportSubject {
  log: string
  seen: { window: TrendWindow; channels: string[] }
  /** With all channels and all records. */
  range: TrendWindow
}

const STORAGE_KEY = 'dataLogExport'
const DEFAULTS: ExportSettings = { scope: 'seen', separator: ',', decimal: '.', timeFormat: 'device' }
const OPTIONS: { [K in keyof ExportSettings]: readonly ExportSettings[K][] } = {
  scope: ['seen', 'range'],
  separator: [',', ';', '\t'],
  decimal: ['.', ','],
  timeFormat: ['device', 'iso']
}

/** The last settings of this browser; unknown values fall back to the defaults. */
function settingsFrom(text: string | undefined): ExportSettings {
  const stored = parseStored(text)
  const storedOrDefault = <K extends keyof ExportSettings>(key: K): ExportSettings[K] =>
    OPTIONS[key].find(option => option === stored[key]) ?? DEFAULTS[key]
  return {
    scope: storedOrDefault('scope'),
    separator: storedOrDefault('separator'),
    decimal: storedOrDefault('decimal'),
    timeFormat: storedOrDefault('timeFormat')
  }
}

function parseStored(text = '{}'): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}

function validateSettings({ separator, decimal }: ExportSettings): FieldErrors<ExportSettings> {
  const errors: FieldErrors<ExportSettings> = {}
  if (separator === decimal) errors.decimal = 'dataLog.export.sameSign'
  return errors
}

/** The panel creates the file, with every record and all decimals, unlike the chart. */
export function createExportForm(
  subject: ExportSubject,
  follow: (url: string) => unknown = followDownload
): Form<ExportSettings> {
  return createForm<ExportSettings>({
    initial: settingsFrom(recall(STORAGE_KEY)),
    check: validateSettings,
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
