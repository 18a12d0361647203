import { recallOptions } from '../browser/recall-options'
import { remember } from '../browser/storage'
import { createForm, type Form } from '../form/form'
import { type CsvPurpose, languageFor, PURPOSE_OPTIONS } from './csv-choices'
import type { FileLanguage } from './file-words'

export type ExportIn = (language: FileLanguage) => Promise<void> | void

const STORAGE_KEY = 'csvPurpose'

/** An export whose only choice is whom the file is for, as last chosen in this browser. */
export function createPurposeForm(exportIn: ExportIn): Form<CsvPurpose> {
  return createForm<CsvPurpose>({
    initial: recallOptions<CsvPurpose>(STORAGE_KEY, PURPOSE_OPTIONS),
    async save(choice) {
      await exportIn(languageFor(choice))
      remember(STORAGE_KEY, JSON.stringify(choice))
    }
  })
}
