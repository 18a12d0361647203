import { updateIndex } from './node-index'
import {
  ancestorsOf,
  type Entry,
  type FolderNode,
  folderOf,
  parentOf,
  ROOT,
  type Tree,
  type TreeNode,
  walk
} from './tree'

/** The children of folders after a change, by the folder's id. */
export type ChangedChildren = ReadonlyMap<string, readonly TreeNode[]>

/** The tree with other children in some folders. What moves between two of them is in the lists of both. */
export function withChildren(tree: Tree, changed: ChangedChildren): Tree {
  const entries = new Map<string, Entry | undefined>()
  const count = { folder: tree.folders, tag: tree.tags }

  for (const [id, children] of changed) {
    for (const child of without(childrenOf(tree, id), children)) {
      walk(child, id, node => {
        entries.set(node.id, undefined)
        count[node.kind] -= 1
      })
    }
  }
  for (const [id, children] of changed) {
    const added = new Set(without(children, childrenOf(tree, id)))
    for (const child of children) {
      if (!added.has(child)) entries.set(child.id, { node: child, parent: id })
      else
        walk(child, id, (node, parent) => {
          entries.set(node.id, { node, parent })
          count[node.kind] += 1
        })
    }
  }

  const dirty = new Set([...changed.keys()].flatMap(id => [id, ...ancestorsOf(tree, id)]))
  const rebuilt = (folder: FolderNode): FolderNode => {
    const children = (changed.get(folder.id) ?? folder.children).map(child => {
      if (child.kind === 'tag' || !dirty.has(child.id)) return child
      const node = rebuilt(child)
      entries.set(child.id, { node, parent: folder.id })
      return node
    })
    return { ...folder, children }
  }
  const root = rebuilt(tree.root)
  return { root, index: updateIndex(tree.index, entries), folders: count.folder, tags: count.tag }
}

/** The tree with another version of a node. */
export function withNode(tree: Tree, node: TreeNode): Tree {
  const parent = parentOf(tree, node.id) ?? ROOT
  const children = childrenOf(tree, parent).map(child => (child.id === node.id ? node : child))
  return withChildren(tree, new Map([[parent, children]]))
}

/** Children with further ones at the end, or before one of them; folders stay before tags. */
export function inserted(children: readonly TreeNode[], added: readonly TreeNode[], before?: string): TreeNode[] {
  const found = children.findIndex(({ id }) => id === before)
  const at = found < 0 ? children.length : found
  const all = [...children.slice(0, at), ...added, ...children.slice(at)]
  return [...all.filter(({ kind }) => kind === 'folder'), ...all.filter(({ kind }) => kind === 'tag')]
}

export const childrenOf = (tree: Tree, id: string): readonly TreeNode[] => folderOf(tree, id)?.children ?? []

function without(nodes: readonly TreeNode[], others: readonly TreeNode[]): TreeNode[] {
  const ids = new Set(others.map(({ id }) => id))
  return nodes.filter(({ id }) => !ids.has(id))
}
