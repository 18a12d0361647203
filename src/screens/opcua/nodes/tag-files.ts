import { type DriverTable, readOpcUaServer } from '../../../api/opcua/server'
import { saveBlob } from '../../../lib/browser/download'
import { recallOptions } from '../../../lib/browser/recall-options'
import { remember } from '../../../lib/browser/storage'
import { createForm } from '../../../lib/form/form'
import { type CsvPurpose, languageFor, PURPOSE_OPTIONS } from '../../../lib/table-file/csv-choices'
import { saveCsv } from '../../../lib/table-file/save-csv'
import { $hmiName } from '../../../stores/hmi-name'
import { exportedTags } from './columns'
import { createTagImport } from './import'
import type { NodeEditor } from './model'
import { writeNodeSet } from './node-set/write-node-set'

export interface NodeExport extends CsvPurpose {
  format: 'csv' | 'xml'
}

const STORAGE_KEY = 'opcuaExport'

/** The files of nodes that are imported and exported, loaded when one is. */
export function createTagFiles({ document, actions }: NodeEditor) {
  const { $tree } = document

  /** Clients find the nodes in the namespace of the server. @throws ApiError */
  async function exportNodeSet(): Promise<void> {
    const tree = $tree.get()
    const { application_uri } = await readOpcUaServer()
    const lines = writeNodeSet(tree, application_uri).map(line => `${line}\n`)
    saveBlob(new Blob(lines, { type: 'application/xml' }), `${$hmiName.get()} nodes.xml`)
  }

  return {
    importTags: (table: DriverTable) => createTagImport($tree.get, table, actions.importNodes),

    exportForm: () =>
      createForm<NodeExport>({
        initial: recallOptions<NodeExport>(STORAGE_KEY, { format: ['csv', 'xml'], ...PURPOSE_OPTIONS }),
        async save(choice) {
          if (choice.format === 'xml') await exportNodeSet()
          else saveCsv(`${$hmiName.get()} tags.csv`, exportedTags($tree.get(), languageFor(choice)))
          remember(STORAGE_KEY, JSON.stringify(choice))
        }
      })
  }
}
