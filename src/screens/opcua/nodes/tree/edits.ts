import { isNodeName, MOST_FOLDERS, MOST_LEVELS, MOST_TAGS } from '../name-rules'
import { createNodeIds } from './node-ids'
import {
  ancestorsOf,
  folderOf,
  nodeOf,
  parentOf,
  ROOT,
  type TagSettings,
  type Tree,
  type TreeNode,
  topmostOf
} from './tree'
import { type ChangedChildren, childrenOf, inserted, withChildren, withNode } from './tree-change'

export type EditRefusal =
  | 'duplicate_name'
  | 'name'
  /** The top level contains only folders. */
  | 'tag_at_top'
  /** A folder cannot be moved into itself. */
  | 'into_itself'
  | 'too_deep'
  | 'too_many'
  /** The node, or the folder that it should be in, no longer exists. */
  | 'not_found'

export interface Change {
  tree: Tree
  /** The nodes to select afterwards. */
  selected: readonly string[]
}

/** `name` is the one of the node at fault, where there is one. */
export interface RefusedEdit {
  refused: EditRefusal
  name?: string
}

export type Edited = Change | RefusedEdit

export interface NewTag {
  name: string
  settings: TagSettings
}

export const newIds = (tree: Tree) => createNodeIds(id => nodeOf(tree, id) !== undefined)

export function addFolder(tree: Tree, parent: string, name: string): Edited {
  const id = newIds(tree)()
  return isNodeName(name) ? insert(tree, parent, [{ id, kind: 'folder', name, children: [] }]) : refuse('name', name)
}

export const addTag = (tree: Tree, parent: string, tag: NewTag): Edited => addTags(tree, parent, [tag])

export function addTags(tree: Tree, parent: string, tags: readonly NewTag[]): Edited {
  const invalid = tags.find(({ name }) => !isNodeName(name))
  if (invalid) return refuse('name', invalid.name)
  const newId = newIds(tree)
  return insert(
    tree,
    parent,
    tags.map(tag => ({ id: newId(), kind: 'tag', ...tag }))
  )
}

export function rename(tree: Tree, id: string, name: string): Edited {
  const node = nodeOf(tree, id)
  return node ? replace(tree, { ...node, name }) : refuse('not_found')
}

export const editTag = (tree: Tree, id: string, tag: NewTag): Edited => replace(tree, { id, kind: 'tag', ...tag })

/** The next node is selected, else the previous one, else the folder. */
export function remove(tree: Tree, ids: ReadonlySet<string>): Edited {
  const removed = topmostOf(tree, ids)
  const [first] = removed
  if (!first) return refuse('not_found')
  const parent = parentOf(tree, first.id) ?? ROOT
  const siblings = childrenOf(tree, parent)
  const at = siblings.indexOf(first)
  const nearest = [...siblings.slice(at), ...siblings.slice(0, at).reverse()].find(({ id }) => !ids.has(id))
  const selected = nearest?.id ?? parent
  return { tree: withChildren(tree, takenOut(tree, removed)), selected: selected === ROOT ? [] : [selected] }
}

/** Moves nodes to the end of a folder, or before one of its children. */
export function move(tree: Tree, ids: ReadonlySet<string>, to: string, before?: string): Edited {
  const moved = topmostOf(tree, ids)
  if (moved.length === 0) return refuse('not_found')
  const moving = [to, ...ancestorsOf(tree, to)].find(id => ids.has(id))
  if (moving !== undefined) return refuse('into_itself', nodeOf(tree, moving)?.name)
  const siblings = childrenOf(tree, to)
  const following = before === undefined ? [] : siblings.slice(siblings.findIndex(({ id }) => id === before))
  return insert(tree, to, moved, {
    taken: takenOut(tree, moved),
    before: following.find(({ id }) => !ids.has(id))?.id
  })
}

/** Adds nodes to a folder. `taken` are the folders that they are taken from, without them. */
export function insert(
  tree: Tree,
  to: string,
  added: readonly TreeNode[],
  { taken = new Map(), before }: { taken?: ChangedChildren; before?: string | undefined } = {}
): Edited {
  if (!folderOf(tree, to)) return refuse('not_found')
  const others = taken.get(to) ?? childrenOf(tree, to)
  const level = to === ROOT ? 0 : ancestorsOf(tree, to).length + 1
  const names = new Set(others.map(({ name }) => name))
  for (const node of added) {
    if (to === ROOT && node.kind === 'tag') return refuse('tag_at_top', node.name)
    if (names.has(node.name)) return refuse('duplicate_name', node.name)
    if (level + levelsOf(node) > MOST_LEVELS) return refuse('too_deep', node.name)
    names.add(node.name)
  }
  const after = withChildren(tree, new Map([...taken, [to, inserted(others, added, before)]]))
  if (after.tags > MOST_TAGS || after.folders > MOST_FOLDERS) return refuse('too_many')
  return { tree: after, selected: added.map(({ id }) => id) }
}

function replace(tree: Tree, node: TreeNode): Edited {
  const { id, name } = node
  const before = nodeOf(tree, id)
  if (!before || id === ROOT) return refuse('not_found')
  if (name !== before.name) {
    if (!isNodeName(name)) return refuse('name', name)
    const siblings = childrenOf(tree, parentOf(tree, id) ?? ROOT)
    if (siblings.some(sibling => sibling.name === name)) return refuse('duplicate_name', name)
  }
  return { tree: withNode(tree, node), selected: [id] }
}

/** The folders of the nodes, without them. */
export function takenOut(tree: Tree, nodes: readonly TreeNode[]): ChangedChildren {
  const ids = new Set(nodes.map(({ id }) => id))
  const parents = new Set(nodes.map(({ id }) => parentOf(tree, id) ?? ROOT))
  return new Map([...parents].map(parent => [parent, childrenOf(tree, parent).filter(({ id }) => !ids.has(id))]))
}

function levelsOf(node: TreeNode): number {
  if (node.kind === 'tag') return 1
  return node.children.reduce((most, child) => Math.max(most, 1 + levelsOf(child)), 1)
}

const refuse = (refused: EditRefusal, name?: string): RefusedEdit => ({
  refused,
  ...(name !== undefined && { name })
})
