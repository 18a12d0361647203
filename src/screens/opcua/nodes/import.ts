import type { DriverTable } from '../../../api/opcua/server'
import { sameValue } from '../../../lib/form/same-value'
import type { RowError } from '../../../lib/table-file/column'
import type { RowPlan } from '../../../lib/table-file/plan-rows'
import { createTableImport } from '../../../lib/table-file/table-import'
import type { Message } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { COLUMNS, type TagRow } from './columns'
import { faultText } from './fault-text'
import { isNodeName, LONGEST_PATH, MOST_FOLDERS, MOST_LEVELS, MOST_TAGS } from './name-rules'
import { readNodeSet } from './node-set/read-node-set'
import { refusalText } from './refusal-text'
import { tagFaults } from './rules'
import type { RefusedEdit } from './tree/edits'
import type { PlacedNode } from './tree/place-nodes'
import { pathOf, type TagNode, type Tree, type TreeNode, walk } from './tree/tree'

/** A NodeSet of the largest tree has some 75 MB. */
const MAX_BYTES = 96 * 1024 * 1024

/** Imports tags, and of a NodeSet also folders, into the tree; only a save stores them on the panel. */
export function createTagImport(
  tree: () => Tree,
  table: DriverTable,
  apply: (nodes: readonly PlacedNode[]) => RefusedEdit | undefined
) {
  return createTableImport<TagRow, TreeNode, RefusedEdit | undefined>({
    format: { columns: COLUMNS, maxRows: MOST_TAGS },
    extensions: ['.csv', '.xml'],
    maxBytes: MAX_BYTES,
    existing: 'update',
    readOther(text, { name }) {
      if (!name.toLowerCase().endsWith('.xml')) return undefined
      const { tags } = nodesByPath(tree())
      return readNodeSet(text, path => tags.get(path)?.settings)
    },
    plan: () => planNodes(tree(), table),
    async apply(rows) {
      const edited = rows.filter(({ outcome }) => outcome !== 'unchanged')
      if (edited.length === 0) return undefined
      return apply(
        edited.map(({ values }) => {
          const { path: _, ...settings } = values
          return { path: namesOf(values), ...(!isFolder(values) && { settings }) }
        })
      )
    }
  })
}

/** Of a NodeSet. */
const isFolder = ({ path, data_type }: TagRow): boolean => data_type === '' && path.endsWith('/')

const namesOf = (row: TagRow) => (isFolder(row) ? row.path.slice(0, -1) : row.path).split('/')

function nodesByPath(tree: Tree) {
  const tags = new Map<string, TagNode>()
  const folders = new Map<string, TreeNode>()
  for (const child of tree.root.children)
    walk(child, '', node => {
      const path = pathOf(tree, node.id).join('/')
      if (node.kind === 'tag') tags.set(path, node)
      else folders.set(`${path}/`, node)
    })
  return { tags, folders }
}

function planNodes(tree: Tree, table: DriverTable): RowPlan<TagRow, TreeNode> {
  const { tags, folders } = nodesByPath(tree)
  return {
    keyField: 'path',
    keyOf: ({ path }) => path,
    find: row => (isFolder(row) ? folders : tags).get(row.path),
    isSame: ({ path: _, ...settings }, node) => node.kind === 'folder' || sameValue(settings, node.settings),
    // Of a node without a path the file says what is wrong.
    validate: row =>
      row.path === '' ? [] : [...pathErrors(row, tags, folders), ...(isFolder(row) ? [] : settingErrors(row, table))],
    room: MOST_TAGS - tree.tags + MOST_FOLDERS - tree.folders,
    full: refusalText({ refused: 'too_many' })
  }
}

type Known = ReadonlyMap<string, unknown>

function pathErrors(row: TagRow, tags: Known, folders: Known): RowError[] {
  const error = (message: Message): RowError[] => [{ field: 'path', message }]
  const names = namesOf(row)
  if (names.length < 2 && !isFolder(row)) return error('opcuaNodes.import.path')
  if (names.length > MOST_LEVELS) return error(refusalText({ refused: 'too_deep' }))
  if (!names.every(isNodeName)) return error(refusalText({ refused: 'name' }))
  const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
  const isTaken = isFolder(row) ? tags.has(names.join('/')) : folders.has(`${row.path}/`)
  return isTaken || above.some(path => tags.has(path)) ? error('opcuaNodes.import.taken') : []
}

function settingErrors({ path, ...settings }: TagRow, table: DriverTable): RowError[] {
  // Only other tools write tags without.
  if (settings.plc === '')
    return [{ field: 'plc', message: ['opcuaNodes.import.noAddress', { path: plainText(path, LONGEST_PATH) }] }]
  return tagFaults(settings, table).map(fault => ({ field: fault, message: faultText(fault, settings, table) }))
}
