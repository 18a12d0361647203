import type { NodeTag } from '../../../../api/opcua/server'
import { lookUp, type NodeIndex } from './node-index'

export type TagSettings = Omit<NodeTag, 'name'>

export interface FolderNode {
  /** Temporary, never sent to the panel. */
  id: string
  kind: 'folder'
  name: string
  /** Folders before tags, as the panel stores them. */
  children: readonly TreeNode[]
}

export interface TagNode {
  id: string
  kind: 'tag'
  name: string
  settings: TagSettings
}

export type TreeNode = FolderNode | TagNode

export interface Entry {
  node: TreeNode
  /** The id of its folder. */
  parent: string
}

/** The address space. Values are never changed: an edit returns a new tree that shares what is the same. */
export interface Tree {
  /** Is not shown, and contains only folders. */
  root: FolderNode
  index: NodeIndex<Entry>
  folders: number
  tags: number
}

/** The id of the root; the others have five characters. */
export const ROOT = 'root'

export const EMPTY_TREE: Tree = {
  root: { id: ROOT, kind: 'folder', name: '', children: [] },
  index: [],
  folders: 0,
  tags: 0
}

export const nodeOf = ({ root, index }: Tree, id: string): TreeNode | undefined =>
  id === ROOT ? root : lookUp(index, id)?.node

export function folderOf(tree: Tree, id: string): FolderNode | undefined {
  const node = nodeOf(tree, id)
  return node?.kind === 'folder' ? node : undefined
}

export function tagOf(tree: Tree, id: string): TagNode | undefined {
  const node = nodeOf(tree, id)
  return node?.kind === 'tag' ? node : undefined
}

/** The id of the folder that contains the node; undefined for the root. */
export const parentOf = ({ index }: Tree, id: string): string | undefined => lookUp(index, id)?.parent

/** The folders above a node, the nearest first, without the root. */
export function ancestorsOf(tree: Tree, id: string): string[] {
  const ancestors: string[] = []
  for (let above = parentOf(tree, id); above !== undefined && above !== ROOT; above = parentOf(tree, above)) {
    ancestors.push(above)
  }
  return ancestors
}

/** The names from the top to the node. */
export function pathOf(tree: Tree, id: string): string[] {
  const ids = [id, ...ancestorsOf(tree, id)]
  return ids.map(each => nodeOf(tree, each)?.name ?? '').reverse()
}

/** The NodeId (OPC UA part 6, 5.3.1.10) under which clients find the node. */
export const nodeIdOf = (tree: Tree, id: string): string => nodeIdAt(pathOf(tree, id))

export const nodeIdAt = (path: readonly string[]): string => `ns=1;s=${path.join('/')}`

/** Visits the node and all below it, each with the id of its folder. */
export function walk(node: TreeNode, parent: string, visit: (node: TreeNode, parent: string) => void): void {
  visit(node, parent)
  if (node.kind === 'folder') for (const child of node.children) walk(child, node.id, visit)
}

/** Those of the nodes that are in no other of them, in the order of the tree. */
export function topmostOf(tree: Tree, ids: ReadonlySet<string>): TreeNode[] {
  const found: TreeNode[] = []
  const search = ({ children }: FolderNode): void => {
    for (const child of children) {
      if (ids.has(child.id)) found.push(child)
      else if (child.kind === 'folder') search(child)
    }
  }
  search(tree.root)
  return found
}
