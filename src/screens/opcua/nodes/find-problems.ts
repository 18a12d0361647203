import type { DriverTable, NodeProblem } from '../../../api/opcua/server'
import { isNodeName } from './name-rules'
import type { Problems } from './problems'
import { tagFaults } from './rules'
import { type FolderNode, type Tree, type TreeNode, walk } from './tree/tree'

type Code = NodeProblem['code']

/** Names, and tags that the PLCs of the project do not have. */
export function findProblems({ root }: Tree, table: DriverTable): Problems {
  const problems = new Map<TreeNode, Code[]>()
  const check = (node: TreeNode): void => {
    const codes: Code[] = node.kind === 'tag' ? tagFaults(node.settings, table) : checkNames(node)
    if (codes.length > 0) problems.set(node, [...(problems.get(node) ?? []), ...codes])
  }
  const checkNames = ({ children }: FolderNode): Code[] => {
    const names = new Set<string>()
    for (const child of children) {
      if (!isNodeName(child.name)) problems.set(child, ['name'])
      else if (names.has(child.name)) problems.set(child, ['duplicate_name'])
      names.add(child.name)
    }
    return []
  }
  walk(root, '', check)
  return problems
}
