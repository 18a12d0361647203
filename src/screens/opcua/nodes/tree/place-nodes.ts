import { MOST_FOLDERS, MOST_TAGS } from '../name-rules'
import { type Edited, newIds } from './edits'
import { ROOT, type TagSettings, type Tree, type TreeNode } from './tree'
import { inserted, withChildren } from './tree-change'

export interface PlacedNode {
  /** The names of its folders and its own. */
  path: readonly string[]
  /** Undefined for a folder. */
  settings?: TagSettings
}

type PlacedTag = Required<PlacedNode>

/** Sets tags at their paths and adds the folders that are missing. Nodes that exist keep their ids. */
export function placeNodes(tree: Tree, nodes: readonly PlacedNode[]): Edited {
  const newId = newIds(tree)
  const changed = new Map<string, readonly TreeNode[]>()
  const selected: string[] = []
  /** A name that is both of a tag and of a folder. */
  let twice: string | undefined

  const tagNode = ({ path, settings }: PlacedTag, known?: TreeNode): TreeNode => {
    const id = known?.id ?? newId()
    selected.push(id)
    return { id, kind: 'tag', name: path[path.length - 1] ?? '', settings }
  }

  /** The children of a folder at a level, with the nodes that belong below it. */
  const filled = (children: readonly TreeNode[], below: readonly PlacedNode[], level: number): TreeNode[] => {
    const known = new Map(children.map(child => [child.name, child]))
    const own = new Map<string, TreeNode>()
    const groups = new Map<string, PlacedNode[]>()
    for (const { path, settings } of below) {
      const name = path[level] ?? ''
      const isHere = path.length === level + 1
      if (isHere && settings) {
        if (known.get(name)?.kind === 'folder') twice ??= name
        own.set(name, tagNode({ path, settings }, known.get(name)))
      } else {
        const group = groups.get(name) ?? []
        if (!isHere) group.push({ path, ...(settings && { settings }) })
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
