import type { NodeFolder, NodeTag, NodeTree } from '../../../../api/opcua/server'
import { sameValue } from '../../../../lib/form/same-value'
import { createNodeIds } from './node-ids'
import { EMPTY_TREE, type FolderNode, nodeOf, ROOT, type TagNode, type Tree, type TreeNode } from './tree'
import { withChildren } from './tree-change'

/** The panel's tree with an id for each node; nodes with the path of one of the `known` tree have its id. */
export function treeOf({ folders }: NodeTree, known: Tree = EMPTY_TREE): Tree {
  const taken = new Set<string>()
  const createId = createNodeIds(id => taken.has(id) || nodeOf(known, id) !== undefined)
  const idLike = (like: TreeNode | undefined): string => {
    const id = like && !taken.has(like.id) ? like.id : createId()
    taken.add(id)
    return id
  }

  function tagNode({ name, ...settings }: NodeTag, like: TreeNode | undefined): TagNode {
    const id = idLike(like)
    const isSame = like?.kind === 'tag' && like.id === id && sameValue(like.settings, settings)
    return isSame ? like : { id, kind: 'tag', name, settings }
  }

  function folderNode({ name, folders, tags }: NodeFolder, like: TreeNode | undefined): FolderNode {
    const id = idLike(like)
    const likes = like?.kind === 'folder' ? like.children : []
    const children = [...folderNodes(folders, likes), ...nodesLike(tags, likes, 'tag', tagNode)]
    const isSame = like?.kind === 'folder' && like.id === id && hasSame(likes, children)
    return isSame ? like : { id, kind: 'folder', name, children }
  }

  const folderNodes = (folders: readonly NodeFolder[], likes: readonly TreeNode[]) =>
    nodesLike(folders, likes, 'folder', folderNode)

  const children = folderNodes(folders, known.root.children)
  if (hasSame(known.root.children, children)) return known
  return withChildren(EMPTY_TREE, new Map([[ROOT, children]]))
}

/** The tree as the panel stores it. */
export const nodeTreeOf = ({ root }: Tree): NodeTree => ({ folders: foldersOf(root) })

const foldersOf = ({ children }: FolderNode): NodeFolder[] =>
  children.flatMap(child =>
    child.kind === 'folder' ? [{ name: child.name, folders: foldersOf(child), tags: tagsOf(child) }] : []
  )

const tagsOf = ({ children }: FolderNode): NodeTag[] =>
  children.flatMap(child => (child.kind === 'tag' ? [{ name: child.name, ...child.settings }] : []))

function nodesLike<S extends { name: string }, N extends TreeNode>(
  stored: readonly S[],
  likes: readonly TreeNode[],
  kind: N['kind'],
  nodeLike: (stored: S, like: TreeNode | undefined) => N
): N[] {
  const byName = new Map(likes.flatMap(like => (like.kind === kind ? [[like.name, like]] : [])))
  return stored.map(each => nodeLike(each, byName.get(each.name)))
}

const hasSame = (before: readonly TreeNode[], after: readonly TreeNode[]) =>
  before.length === after.length && before.every((node, index) => node === after[index])
