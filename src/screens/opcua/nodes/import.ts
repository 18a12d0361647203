import type { DriverTable } from '../../../api/opcua/server'
import { sameValue } from '../../../lib/form/same-value'
import type { RowError } from '../../../lib/table-file/column'
import type { RowPlan } from '../../../lib/table-file/plan-rows'
import { createTableImport } from '../../../lib/table-file/table-import'
import type { Message } from '../../../lib/text/message'
import { COLUMNS, type TagRow } from './columns'
import { faultText } from './fault-text'
import { isNodeName, MOST_LEVELS, MOST_TAGS } from './name-rules'
import { refusalText } from './refusal-text'
import { tagFaults } from './rules'
import type { RefusedEdit } from './tree/edits'
import type { PlacedTag } from './tree/place-tags'
import { pathOf, type TagNode, type Tree, walk } from './tree/tree'

const MAX_BYTES = 32 * 1024 * 1024

/** Imports tags into the tree; only a save stores them on the panel. */
export function createTagImport(
  tree: () => Tree,
  table: DriverTable,
  apply: (tags: readonly PlacedTag[]) => RefusedEdit | undefined
) {
  return createTableImport<TagRow, TagNode, RefusedEdit | undefined>({
    format: { columns: COLUMNS, maxRows: MOST_TAGS },
    extensions: ['.csv'],
    maxBytes: MAX_BYTES,
    existing: 'update',
    plan: () => planTags(tree(), table),
    apply: async rows => apply(rows.map(({ values: { path, ...settings } }) => ({ path: path.split('/'), settings })))
  })
}

function planTags(tree: Tree, table: DriverTable): RowPlan<TagRow, TagNode> {
  const tags = new Map<string, TagNode>()
  const folders = new Set<string>()
  for (const child of tree.root.children)
    walk(child, '', node => {
      const path = pathOf(tree, node.id).join('/')
      if (node.kind === 'tag') tags.set(path, node)
      else folders.add(path)
    })
  return {
    keyField: 'path',
    keyOf: ({ path }) => path,
    find: ({ path }) => tags.get(path),
    isSame: ({ path, ...settings }, tag) => sameValue(settings, tag.settings),
    validate: row => [...pathErrors(row.path, tags, folders), ...settingErrors(row, table)],
    room: MOST_TAGS - tree.tags,
    full: refusalText({ refused: 'too_many' })
  }
}

function pathErrors(path: string, tags: ReadonlyMap<string, unknown>, folders: ReadonlySet<string>): RowError[] {
  const error = (message: Message): RowError[] => [{ field: 'path', message }]
  const names = path.split('/')
  if (names.length < 2) return error('opcuaNodes.import.path')
  if (names.length > MOST_LEVELS) return error(refusalText({ refused: 'too_deep' }))
  if (!names.every(isNodeName)) return error(refusalText({ refused: 'name' }))
  const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
  return folders.has(path) || above.some(folder => tags.has(folder)) ? error('opcuaNodes.import.taken') : []
}

function settingErrors({ path: _, ...settings }: TagRow, table: DriverTable): RowError[] {
  return tagFaults(settings, table).map(fault => ({ field: fault, message: faultText(fault, settings, table) }))
}
