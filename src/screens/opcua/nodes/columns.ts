import { nodeTag } from '../../../api/generated/limits/opcua'
import { integer, required } from '../../../lib/form/rules'
import { validateField } from '../../../lib/form/validate-field'
import { type Cell, type FileColumns, textCell } from '../../../lib/table-file/column'
import type { CsvCell } from '../../../lib/table-file/csv'
import { type Code, type FileLanguage, isCode, writeCode } from '../../../lib/table-file/file-words'
import { titlesOf } from '../../../lib/table-file/save-csv'
import { pathOf, type TagSettings, type Tree, walk } from './tree/tree'

/** A tag in a file. */
export interface TagRow extends TagSettings {
  /** The names of its folders and its own, joined by `/`. */
  path: string
}

export const COLUMNS: FileColumns<TagRow> = {
  path: { title: 'Path', local: inOtherLanguages('apiDoc.path'), required: true, parse: textCell(required) },
  plc: { title: 'PLC', required: true, parse: textCell(required) },
  format: {
    title: 'Address format',
    local: inOtherLanguages('common.term.addressFormat'),
    aliases: ['Format'],
    required: true,
    parse: textCell(required)
  },
  address: { title: 'Address', local: inOtherLanguages('common.term.address'), required: true, parse: textCell() },
  index_register: {
    title: 'Index register',
    local: inOtherLanguages('opcuaNodes.indexRegister'),
    parse: registerCell
  },
  data_type: {
    title: 'Data type',
    local: inOtherLanguages('common.term.dataType'),
    required: true,
    parse: textCell(required)
  },
  length: { title: 'Length', local: inOtherLanguages('common.term.length'), parse: lengthCell },
  access: { title: 'Access', local: inOtherLanguages('common.term.access'), parse: accessCell }
}

const READABLE: Code = { programs: 'read', en: 'Readable', ...inOtherLanguages('opcuaNodes.access.readable') }
const WRITABLE: Code = {
  programs: 'write',
  en: 'Readable and writable',
  ...inOtherLanguages('opcuaNodes.access.writable')
}

/** All tags, in the order of the tree, as an import reads them. */
export function exportedTags(tree: Tree, language?: FileLanguage): CsvCell[][] {
  const rows: CsvCell[][] = [titlesOf(COLUMNS, language)]
  walk(tree.root, '', node => {
    if (node.kind === 'folder') return
    const { plc, format, address, index_register, data_type, length, access } = node.settings
    const path = pathOf(tree, node.id).join('/')
    const word = writeCode(access === 'writable' ? WRITABLE : READABLE, language)
    rows.push([path, plc, format, address, index_register, data_type, length, word])
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
  if (isCode(WRITABLE, text) || /^(writable|rw|w)$/i.test(text)) return { value: 'writable' }
  const isReadable = isCode(READABLE, text) || /^(readable|r|)$/i.test(text)
  return { value: 'readable', error: isReadable ? undefined : 'opcuaNodes.import.access' }
}
