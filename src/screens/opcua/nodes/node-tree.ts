import type { NodeFolder, NodeTag, NodeTree } from '../../../api/opcua'
import { createNodeIds } from './node-ids'
import { EMPTY_TREE, type FolderNode, ROOT, type Tree, type TreeNode } from './tree'
import { withChildren } from './tree-change'

/** The panel's tree with an id for each node. */
export function treeOf({ folders }: NodeTree): Tree {
  const ids = new Set<string>()
  const createId = createNodeIds(id => ids.has(id))
  const newId = () => {
    const id = createId()
    ids.add(id)
    return id
  }
  const tagNode = ({ name, ...settings }: NodeTag): TreeNode => ({ id: newId(), kind: 'tag', name, settings })
  const folderNode = ({ name, folders, tags }: NodeFolder): FolderNode => ({
    id: newId(),
    kind: 'folder',
    name,
    children: [...folders.map(folderNode), ...tags.map(tagNode)]
  })
  return withChildren(EMPTY_TREE, new Map([[ROOT, folders.map(folderNode)]]))
}

/** The tree as the panel stores it. */
export const nodeTreeOf = ({ root }: Tree): NodeTree => ({ folders: foldersOf(root) })

const foldersOf = ({ children }: FolderNode): NodeFolder[] =>
  children.flatMap(child =>
    child.kind === 'folder' ? [{ name: child.name, folders: foldersOf(child), tags: tagsOf(child) }] : []
  )

const tagsOf = ({ children }: FolderNode): NodeTag[] =>
  children.flatMap(child => (child.kind === 'tag' ? [{ name: child.name, ...child.settings }] : []))
