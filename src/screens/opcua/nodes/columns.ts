import { nodeTag } from '../../../api/generated/limits/opcua'
import { integer, required } from '../../../lib/form/rules'
import { validateField } from '../../../lib/form/validate-field'
import { type Cell, type FileColumns, textCell } from '../../../lib/table-file/column'
import type { CsvCell } from '../../../lib/table-file/csv'
import { titlesOf } from '../../../lib/table-file/save-csv'
import { pathOf, type TagSettings, type Tree, walk } from './tree/tree'

/** A tag in a file. */
export interface TagRow extends TagSettings {
  /** The names of its folders and its own, joined by `/`. */
  path: string
}

export const COLUMNS: FileColumns<TagRow> = {
  path: { title: 'Path', required: true, parse: textCell(required) },
  plc: { title: 'PLC', required: true, parse: textCell(required) },
  format: { title: 'Address format', aliases: ['Format'], required: true, parse: textCell(required) },
  address: { title: 'Address', required: true, parse: textCell() },
  index_register: { title: 'Index register', parse: registerCell },
  data_type: { title: 'Data type', required: true, parse: textCell(required) },
  length: { title: 'Length', parse: lengthCell },
  access: { title: 'Access', parse: accessCell }
}

/** All tags, in the order of the tree, as an import reads them. */
export function exportedTags(tree: Tree): CsvCell[][] {
  const rows: CsvCell[][] = [titlesOf(COLUMNS)]
  walk(tree.root, '', node => {
    if (node.kind === 'folder') return
    const { plc, format, address, index_register, data_type, length, access } = node.settings
    const path = pathOf(tree, node.id).join('/')
    rows.push([path, plc, format, address, index_register, data_type, length, access === 'writable' ? 'write' : 'read'])
  })
  return rows
}

function registerCell(cell: string): Cell<number | null> {
  const text = cell.trim()
  const error = validateField([integer(0, Number.MAX_SAFE_INTEGER)], text, {})
  return { value: text === '' ? null : Number(text), error }
}

function lengthCell(cell: string): Cell<number> {
  const text = cell.trim() || '1'
  return { value: Number(text), error: validateField([integer(...nodeTag.length)], text, {}) }
}

/** An empty cell means that the tag can only be read. */
function accessCell(cell: string): Cell<TagSettings['access']> {
  const text = cell.trim()
  if (/^(write|writable|rw|w)$/i.test(text)) return { value: 'writable' }
  return { value: 'readable', error: /^(read|readable|r|)$/i.test(text) ? undefined : 'opcuaNodes.import.access' }
}
