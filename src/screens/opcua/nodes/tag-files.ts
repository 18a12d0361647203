import type { DriverTable } from '../../../api/opcua/server'
import type { FileLanguage } from '../../../lib/table-file/file-words'
import { saveCsv } from '../../../lib/table-file/save-csv'
import { $hmiName } from '../../../stores/hmi-name'
import { exportedTags } from './columns'
import { createTagImport } from './import'
import type { NodeEditor } from './model'

/** The files of tags that are imported and exported, loaded when one is. */
export function createTagFiles({ document, actions }: NodeEditor) {
  const { $tree } = document
  return {
    importTags: (table: DriverTable) => createTagImport($tree.get, table, actions.importTags),
    exportTags: (language: FileLanguage) => saveCsv(`${$hmiName.get()} tags.csv`, exportedTags($tree.get(), language))
  }
}
