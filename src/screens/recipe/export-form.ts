import { exportRecipe } from '../../api/recipe'
import { followDownload } from '../../lib/browser/download'
import { recallOptions } from '../../lib/browser/recall-options'
import { remember } from '../../lib/browser/storage'
import { createForm, type Form } from '../../lib/form/form'
import { type CsvChoices, csvOptions, languageFor, validateCsvChoices } from '../../lib/table-file/csv-choices'
import { $panelLanguage } from '../../stores/panel-language'

const STORAGE_KEY = 'recipeExport'

/** The panel creates the file; the choices are those last used in this browser. */
export function createExportForm(id: string, follow: (address: string) => unknown = followDownload): Form<CsvChoices> {
  return createForm<CsvChoices>({
    initial: recallOptions<CsvChoices>(STORAGE_KEY, csvOptions()),
    check: validateCsvChoices,
    async save(choices) {
      const { separator, decimal } = choices
      const { url } = await exportRecipe(id, { separator, decimal }, languageFor(choices) && $panelLanguage.get())
      remember(STORAGE_KEY, JSON.stringify(choices))
      follow(url)
    }
  })
}
