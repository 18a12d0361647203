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
  /** Of the file that is read. */
  const exported = new Map<TagRow, string>()
  return createTableImport<TagRow, TreeNode, RefusedEdit | undefined>({
    format: { columns: COLUMNS, maxRows: MOST_TAGS },
    extensions: ['.csv', '.xml'],
    maxBytes: MAX_BYTES,
    existing: 'update',
    readOther(text, { name }) {
      exported.clear()
      if (!name.toLowerCase().endsWith('.xml')) return undefined
      const { tags } = nodesByPath(tree())
      return readNodeSet(text, path => tags.get(path)?.settings, exported)
    },
    plan: () => planNodes(tree(), table, exported),
    async apply(rows) {
      const edited = rows.filter(({ outcome }) => outcome !== 'unchanged')
      if (edited.length === 0) return undefined
      return apply(
        edited.map(({ values, record }) => {
          const { path: _, ...settings } = values
          return { path: namesOf(values), settings: isFolder(values) ? undefined : settings, id: record?.id }
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

function planNodes(tree: Tree, table: DriverTable, exported: ReadonlyMap<TagRow, string>): RowPlan<TagRow, TreeNode> {
  const { tags, folders } = nodesByPath(tree)
  const renamed = new Set([...exported].flatMap(([row, path]) => (row.path === path ? [] : path)))
  return {
    keyField: 'path',
    keyOf: ({ path }) => path,
    find(row) {
      const before = exported.get(row) ?? row.path
      return isFolder(row) ? (folders.get(row.path) ?? folders.get(before)) : (tags.get(before) ?? tags.get(row.path))
    },
    isSame: (row, node) => {
      const { path, ...settings } = row
      return node.kind === 'folder' ? folders.has(path) : tags.get(path) === node && sameValue(settings, node.settings)
    },
    // Of a node without a path the file says what is wrong.
    validate(row, record) {
      if (row.path === '') return []
      const errors = pathErrors(row, tags, folders)
      if (isFolder(row)) return errors
      const there = tags.get(row.path)
      if (there && there !== record && !renamed.has(row.path))
        errors.push({ field: 'path', message: refusalText({ refused: 'duplicate_name', name: there.name }) })
      return [...errors, ...settingErrors(row, table)]
    },
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
