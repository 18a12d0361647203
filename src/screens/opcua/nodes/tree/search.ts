import { writtenAddress } from '../rules'
import { ancestorsOf, type Tree, type TreeNode, walk } from './tree'

export interface Found {
  /** In the order of the tree. */
  matches: readonly string[]
  /** The folders above them. */
  above: ReadonlySet<string>
  /** The matches, the folders above them and what is in folders that match. */
  shown: ReadonlySet<string>
}

/** The nodes whose name or address contains the text, ignoring case; undefined without a text. */
export function findNodes(tree: Tree, text: string): Found | undefined {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return undefined
  const matches: string[] = []
  const above = new Set<string>()
  const shown = new Set<string>()
  const visit = (node: TreeNode): void => {
    if (!textOf(node).toLowerCase().includes(wanted)) return
    matches.push(node.id)
    for (const id of ancestorsOf(tree, node.id)) {
      if (above.has(id)) break
      above.add(id)
      shown.add(id)
    }
    if (!shown.has(node.id)) walk(node, '', ({ id }) => shown.add(id))
  }
  for (const child of tree.root.children) walk(child, '', visit)
  return { matches, above, shown }
}

const textOf = (node: TreeNode): string =>
  node.kind === 'folder' ? node.name : `${node.name}\n${writtenAddress(node.settings)}`
