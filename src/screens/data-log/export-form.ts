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
  /** All its channels, all its records. */
  range: TrendWindow
}

const KEY = 'dataLogExport'
const DEFAULTS: ExportSettings = { scope: 'seen', separator: ',', decimal: '.', timeFormat: 'device' }
const CHOICES: { [K in keyof ExportSettings]: readonly ExportSettings[K][] } = {
  scope: ['seen', 'range'],
  separator: [',', ';', '\t'],
  decimal: ['.', ','],
  timeFormat: ['device', 'iso']
}

/** What this browser chose last; whatever is unknown means the default. */
function settingsFrom(text: string | undefined): ExportSettings {
  const stored = parsed(text)
  const choose = <K extends keyof ExportSettings>(key: K): ExportSettings[K] =>
    CHOICES[key].find(choice => choice === stored[key]) ?? DEFAULTS[key]
  return {
    scope: choose('scope'),
    separator: choose('separator'),
    decimal: choose('decimal'),
    timeFormat: choose('timeFormat')
  }
}

function parsed(text = '{}'): Record<string, unknown> {
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

/** Asks the panel for the file: it has every record and every decimal, whatever the chart shows. */
export function createExportForm(
  subject: ExportSubject,
  follow: (address: string) => unknown = followDownload
): Form<ExportSettings> {
  return createForm<ExportSettings>({
    initial: settingsFrom(recall(KEY)),
    check: validateSettings,
    async save(settings) {
      const { window, channels } = wanted(subject, settings)
      const { address } = await exportDataLog(subject.log, {
        from: sendDeviceTime(window.from),
        to: sendDeviceTime(window.to),
        ...(channels && { channels }),
        separator: settings.separator,
        decimal: settings.decimal,
        time_format: settings.timeFormat
      })
      remember(KEY, JSON.stringify(settings))
      follow(address)
    }
  })
}

const wanted = ({ seen, range }: ExportSubject, { scope }: ExportSettings) =>
  scope === 'seen' ? seen : { window: range, channels: undefined }
