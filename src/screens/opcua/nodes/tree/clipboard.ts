import { copyName } from '../../../../lib/text/copy-name'
import { LONGEST_NAME } from '../name-rules'
import { type Edited, insert, move, newIds } from './edits'
import { nodeOf, type Tree, type TreeNode, topmostOf } from './tree'
import { childrenOf } from './tree-change'

/** Nodes that were cut stay where they are until they are pasted. */
export type Clipboard = { kind: 'cut'; ids: ReadonlySet<string> } | { kind: 'copy'; nodes: readonly TreeNode[] }

export const cut = (ids: ReadonlySet<string>): Clipboard => ({ kind: 'cut', ids })

export const copy = (tree: Tree, ids: ReadonlySet<string>): Clipboard => ({ kind: 'copy', nodes: topmostOf(tree, ids) })

/** Moves what was cut; adds copies with new ids of what was copied, with another name where the folder has theirs. */
export function paste(tree: Tree, clipboard: Clipboard, to: string): Edited {
  if (clipboard.kind === 'cut') return move(tree, clipboard.ids, to)
  const newId = newIds(tree)
  const names = new Set(childrenOf(tree, to).map(({ name }) => name))
  const copies = clipboard.nodes.map(node => {
    const name = names.has(node.name) ? copyName(node.name, LONGEST_NAME, each => names.has(each)) : node.name
    names.add(name)
    return { ...withNewIds(node, newId), name }
  })
  return insert(tree, to, copies)
}

/** How many nodes a paste would move or add, without those below them. */
export function countOf(tree: Tree, clipboard: Clipboard | undefined): number {
  if (!clipboard) return 0
  if (clipboard.kind === 'copy') return clipboard.nodes.length
  return [...clipboard.ids].filter(id => nodeOf(tree, id)).length
}

function withNewIds(node: TreeNode, newId: () => string): TreeNode {
  const id = newId()
  return node.kind === 'tag'
    ? { ...node, id }
    : { ...node, id, children: node.children.map(it => withNewIds(it, newId)) }
}
