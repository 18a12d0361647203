import type { ExportFormat } from '../../../api/exports'
import { recallOptions } from '../../../lib/browser/recall-options'
import { remember } from '../../../lib/browser/storage'
import { createForm, type Form } from '../../../lib/form/form'
import type { SaveResult } from '../../../lib/form/form-options'
import { type CsvChoices, csvOptions, languageFor, validateCsvChoices } from '../../../lib/table-file/csv-choices'
import type { FileLanguage } from '../../../lib/table-file/file-words'
import type { ExportPart, ExportSubject } from '../../../stores/exports'

export interface ExportSettings extends CsvChoices {
  /** Id of a part of the subject. */
  part: string
  timeFormat: ExportFormat['time_format']
}

const STORAGE_KEY = 'export'

export function createExportForm(
  { parts }: ExportSubject,
  begin: (part: ExportPart, format: ExportFormat, language: FileLanguage) => Promise<SaveResult>
): Form<ExportSettings> {
  const [first, ...others] = parts
  return createForm<ExportSettings>({
    initial: recallOptions<ExportSettings>(STORAGE_KEY, {
      part: [first.id, ...others.map(({ id }) => id)],
      ...csvOptions(),
      timeFormat: ['iso', 'utc', 'device']
    }),
    check: validateCsvChoices,
    async save(settings) {
      const { part, separator, decimal, timeFormat } = settings
      const chosen = parts.find(({ id }) => id === part) ?? first
      const outcome = await begin(chosen, { separator, decimal, time_format: timeFormat }, languageFor(settings))
      if (outcome === 'saved') remember(STORAGE_KEY, JSON.stringify(settings))
      return outcome
    }
  })
}
