import { sameValue } from '../../../../lib/form/same-value'
import { MOST_FOLDERS, MOST_TAGS } from '../name-rules'
import { type Edited, newIds, rename, takenOut } from './edits'
import { nodeOf, pathOf, ROOT, type TagSettings, type Tree, type TreeNode } from './tree'
import { inserted, withChildren } from './tree-change'

export interface PlacedNode {
  /** The names of its folders and its own. */
  path: readonly string[]
  /** Undefined for a folder. */
  settings?: TagSettings | undefined
  /** Of the node that exists, maybe at another path; a folder gets another name but stays where it is. */
  id?: string | undefined
}

/** Sets tags at their paths, renames folders, and adds those that are missing. Nodes that exist keep their ids. */
export function placeNodes(before: Tree, nodes: readonly PlacedNode[]): Edited {
  const newId = newIds(before)
  let tree = before
  const folders = nodes.filter(({ settings }) => !settings).sort((one, other) => one.path.length - other.path.length)
  for (const { path, id } of folders) {
    const [name = '', ...above] = [...path].reverse()
    if (id === undefined) continue
    const [known, ...aboveKnown] = pathOf(tree, id).reverse()
    if (name === known || !sameValue(above, aboveKnown)) continue
    const edited = rename(tree, id, name)
    if ('refused' in edited) return edited
    tree = edited.tree
  }
  const moved = nodes.flatMap(({ path, settings, id }) => {
    const node = settings && id !== undefined && !sameValue(pathOf(tree, id), path) ? nodeOf(tree, id) : undefined
    return node ?? []
  })
  tree = withChildren(tree, takenOut(tree, moved))
  const changed = new Map<string, readonly TreeNode[]>()
  const selected: string[] = []
  /** A name that is both of a tag and of a folder. */
  let twice: string | undefined

  const tagNode = (name: string, settings: TagSettings, known: string | undefined): TreeNode => {
    const id = known ?? newId()
    selected.push(id)
    return { id, kind: 'tag', name, settings }
  }

  /** The children of a folder at a level, with the nodes that belong below it. */
  const filled = (children: readonly TreeNode[], below: readonly PlacedNode[], level: number): TreeNode[] => {
    const known = new Map(children.map(child => [child.name, child]))
    const own = new Map<string, TreeNode>()
    const groups = new Map<string, PlacedNode[]>()
    for (const node of below) {
      const { path, settings, id } = node
      const name = path[level] ?? ''
      const isHere = path.length === level + 1
      if (isHere && settings) {
        const there = known.get(name)
        if (there && (there.kind === 'folder' || there.id !== (id ?? there.id))) twice ??= name
        own.set(name, tagNode(name, settings, id ?? there?.id))
      } else {
        const group = groups.get(name) ?? []
        if (!isHere) group.push(node)
        groups.set(name, group)
      }
    }
    const added: TreeNode[] = []
    for (const [name, group] of groups) {
      const folder = known.get(name)
      if (own.has(name) || folder?.kind === 'tag') twice ??= name
      if (folder?.kind === 'folder') changed.set(folder.id, filled(folder.children, group, level + 1))
      else added.push({ id: newId(), kind: 'folder', name, children: filled([], group, level + 1) })
    }
    const kept = children.map(child => (child.kind === 'tag' ? (own.get(child.name) ?? child) : child))
    const isNew = (node: TreeNode) => known.get(node.name)?.id !== node.id
    return inserted(kept, [...added, ...[...own.values()].filter(isNew)])
  }

  changed.set(ROOT, filled(tree.root.children, nodes, 0))
  if (twice !== undefined) return { refused: 'duplicate_name', name: twice }
  const after = withChildren(tree, changed)
  if (after.tags > MOST_TAGS || after.folders > MOST_FOLDERS) return { refused: 'too_many' }
  return { tree: after, selected }
}
