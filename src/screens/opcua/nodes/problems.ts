import { InvalidTreeDetails } from '../../../api/generated/shapes/invalid-tree-details'
import type { NodeProblem } from '../../../api/opcua/server'
import { detailsIn } from '../../../lib/remote/details'
import { type ApiError, refusalOf } from '../../../lib/remote/failure'
import type { FolderNode, Tree, TreeNode } from './tree/tree'

type Code = NodeProblem['code']

/** What keeps a tree from being saved, by the nodes at fault. */
export type Problems = ReadonlyMap<TreeNode, readonly Code[]>

export const NO_PROBLEMS: Problems = new Map()

/** The problems that the panel found in a tree that it refused; none in any other error. */
export function refusedProblems(error: ApiError, { root }: Tree): Problems {
  const found = detailsIn(refusalOf(error), InvalidTreeDetails).problems
  if (!found) return NO_PROBLEMS
  const problems = new Map<TreeNode, Code[]>()
  for (const { path, code } of found) {
    const node = nodeAt(root, path)
    if (node && node !== root) problems.set(node, [...(problems.get(node) ?? []), code])
  }
  return problems
}

/** The node at a JSON pointer such as `/folders/0/tags/3`. */
function nodeAt(root: FolderNode, pointer: string): TreeNode | undefined {
  let node: TreeNode | undefined = root
  for (const [, list, index] of pointer.matchAll(/\/(folders|tags)\/(\d+)/g)) {
    const kind = list === 'tags' ? 'tag' : 'folder'
    node = node?.kind === 'folder' ? node.children.filter(child => child.kind === kind)[Number(index)] : undefined
  }
  return node
}
