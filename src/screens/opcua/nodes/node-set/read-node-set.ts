import { columnsOf, type RowError } from '../../../../lib/table-file/column'
import { withGuard } from '../../../../lib/table-file/formula-guard'
import { type Table, type TableRow, type UnreadableTable, unreadable } from '../../../../lib/table-file/read-table'
import { titlesOf } from '../../../../lib/table-file/save-csv'
import { plainText } from '../../../../lib/text/plain-text'
import { COLUMNS, type TagRow } from '../columns'
import { LONGEST_PATH } from '../name-rules'
import { refusalText } from '../refusal-text'
import type { TagSettings } from '../tree/tree'
import { type NodeElement, nodesIn, panelTagOf } from './nodes-in'
import { NODE_SET, panelType, READ, SCALAR, standardType, WRITE } from './terms'
import { parseXml, type XmlElement } from './xml'

type Cells = Record<keyof TagRow, string>

const NO_CELLS: Cells = {
  path: '',
  plc: '',
  format: '',
  address: '',
  index_register: '',
  data_type: '',
  length: '',
  access: ''
}

/**
 * Reads a UANodeSet (OPC 10000-6, annex F) as a table with a row for each node; the path of a folder ends with `/`. A tag has
 * the address in the PLC that an export wrote beside it, otherwise that of the tag that is `known` at its path. `exported`
 * gets the paths that the NodeIds of an export say, as other tools can rename its nodes.
 */
export function readNodeSet(
  text: string,
  known: (path: string) => TagSettings | undefined,
  exported: Map<TagRow, string>
): Table<TagRow> | UnreadableTable {
  // Entities could grow without limit, and no NodeSet needs them.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return unreadable('opcuaNodes.import.dtd')
  const root = parseXml(text)
  if (!root) return unreadable('opcuaNodes.import.notXml')
  if (root.name !== 'UANodeSet' || root.namespace !== NODE_SET) return unreadable('opcuaNodes.import.notNodeSet')
  const { nodes, left } = nodesIn(root)
  if (nodes.length === 0) return unreadable('opcuaNodes.import.noNodes')
  // Rows are known by their line; a file may have several nodes on one.
  const isByLine = new Set(nodes.map(({ element }) => element.line)).size === nodes.length
  const isExport = nodes.some(({ element }) => panelTagOf(element))
  const rows = nodes.map((node, index) => {
    const row = rowOf(node, isByLine ? node.element.line : index + 1, known)
    const path = isExport && /^ns=[1-9]\d*;s=(.+)$/s.exec(node.element.attributes.get('NodeId') ?? '')?.[1]
    if (path) exported.set(row.values, node.kind === 'folder' ? `${path}/` : path)
    return row
  })
  return {
    status: 'readable',
    preamble: undefined,
    titles: titlesOf(COLUMNS),
    indexes: new Map(columnsOf(COLUMNS).map(([field], index) => [field, index])),
    rows,
    decimal: undefined,
    warning: left.length > 0 ? ['opcuaNodes.import.left', { names: left.join(', ') }] : undefined
  }
}

function rowOf(node: NodeElement, line: number, known: (path: string) => TagSettings | undefined): TableRow<TagRow> {
  const { names, kind } = node
  const path = names.join('/')
  const cells = kind === 'tag' ? tagCells(node, path, known(path)) : { ...NO_CELLS, path: kind ? `${path}/` : path }
  const errors: RowError[] = []
  if (kind === undefined)
    errors.push({ message: ['opcuaNodes.import.unsupported', { path: plainText(path, LONGEST_PATH) }] })
  if (names.some(name => name.includes('/'))) errors.push({ field: 'path', message: refusalText({ refused: 'name' }) })
  const parsed = <F extends 'index_register' | 'length' | 'access'>(field: F): TagRow[F] => {
    const { value, error } = COLUMNS[field].parse(cells[field], '.')
    if (error && kind === 'tag') errors.push({ field, message: error })
    return value
  }
  const values = {
    ...cells,
    // The same name elsewhere is no second one of it.
    path: kind ? cells.path : '',
    index_register: parsed('index_register'),
    length: parsed('length'),
    access: parsed('access')
  }
  return { line, cells: columnsOf(COLUMNS).map(([field]) => withGuard(cells[field])), values, errors }
}

/** What a modeller can change is read from the attributes of OPC UA, and the rest from what an export wrote. */
function tagCells({ element, dataType }: NodeElement, path: string, known: TagSettings | undefined): Cells {
  const written = panelTagOf(element)
  const own = written ? writtenCells(written) : knownCells(known)
  const standard = standardType(own.data_type)
  const isOwnType = own.data_type !== '' && [standard.nodeId, standard.name].includes(dataType)
  const type = isOwnType ? own.data_type : (panelType(dataType) ?? dataType)
  const level = Number(element.attributes.get('AccessLevel') ?? READ)
  return {
    ...own,
    path,
    data_type: type,
    length: lengthIn(element, type === 'STRING' ? own.length : '1', type),
    access: level & READ ? (level & WRITE ? 'write' : 'read') : String(level)
  }
}

function lengthIn(element: XmlElement, scalar: string, type: string): string {
  const rank = element.attributes.get('ValueRank') ?? SCALAR
  const dimensions = element.attributes.get('ArrayDimensions')?.trim()
  if (rank === SCALAR) return scalar
  // The panel has no arrays of texts.
  return type === 'STRING' ? `[${dimensions ?? ''}]` : dimensions || '0'
}

const writtenCells = (written: XmlElement): Cells => ({
  ...NO_CELLS,
  plc: written.attributes.get('Plc') ?? '',
  format: written.attributes.get('Format') ?? '',
  address: written.attributes.get('Address') ?? '',
  index_register: written.attributes.get('IndexRegister') ?? '',
  data_type: written.attributes.get('DataType') ?? '',
  length: written.attributes.get('Length') ?? ''
})

const knownCells = (known: TagSettings | undefined): Cells =>
  known
    ? { ...NO_CELLS, ...known, index_register: String(known.index_register ?? ''), length: String(known.length) }
    : NO_CELLS
