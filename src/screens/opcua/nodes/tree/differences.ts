import { nodeIdOf, nodeOf, parentOf, ROOT, type TagSettings, type Tree, type TreeNode, walk } from './tree'
import { childrenOf } from './tree-change'

/** What can be different in a node; `folder` is the one that contains it. */
export type ChangedField = 'name' | 'folder' | keyof TagSettings

/** A node that differs between two trees, with its NodeIds in them. */
export type Difference =
  | { kind: 'added'; id: string; node: TreeNode; after: string }
  | { kind: 'removed'; id: string; node: TreeNode; before: string }
  | { kind: 'changed'; id: string; node: TreeNode; before: string; after: string; fields: readonly ChangedField[] }

/** What was removed, changed and added. Only the parts that the trees do not share are compared. */
export function differencesBetween(base: Tree, tree: Tree): Difference[] {
  const { gone, come, kept } = unsharedNodes(base, tree)
  const removed = [...gone].filter(id => !come.has(id))
  const added = [...come].filter(id => !gone.has(id))
  const addedAt = new Map(added.map(id => [nodeIdOf(tree, id), id]))
  const sameNodes = new Set<string>()
  const changes: Difference[] = []

  /** The node at the same NodeId that was added in its place: for clients it is the same node. */
  const addedAgain = (oldId: string): string | undefined => {
    const again = addedAt.get(nodeIdOf(base, oldId))
    return again !== undefined && nodeOf(tree, again)?.kind === nodeOf(base, oldId)?.kind ? again : undefined
  }
  /** Where a node of the base is once its folders are where they are in the tree. */
  const nodeIdThere = (oldId: string): string => {
    if (nodeOf(tree, oldId)) return nodeIdOf(tree, oldId)
    return addedAgain(oldId) === undefined ? nodeIdBelow(oldId) : nodeIdOf(base, oldId)
  }
  const nodeIdBelow = (oldId: string): string => {
    const folder = parentOf(base, oldId)
    if (folder === undefined || folder === ROOT) return nodeIdOf(base, oldId)
    return `${nodeIdThere(folder)}/${nodeOf(base, oldId)?.name}`
  }

  const compare = (oldId: string, id: string): void => {
    const node = nodeOf(tree, id)
    const fields = changedFields(base, oldId, tree, id)
    // Its folder has moved without it.
    if (oldId !== id && nodeIdBelow(oldId) !== nodeIdOf(base, oldId)) fields.push('folder')
    if (node && fields.length > 0)
      changes.push({ kind: 'changed', id, node, before: nodeIdOf(base, oldId), after: nodeIdOf(tree, id), fields })
  }
  for (const id of kept) compare(id, id)
  for (const id of come) if (gone.has(id)) compare(id, id)

  const differences: Difference[] = []
  for (const oldId of removed) {
    const node = nodeOf(base, oldId)
    const before = nodeIdOf(base, oldId)
    const again = addedAgain(oldId)
    if (again !== undefined) {
      sameNodes.add(again)
      compare(oldId, again)
    } else if (node) differences.push({ kind: 'removed', id: oldId, node, before })
  }
  differences.push(...changes)
  for (const id of added) {
    const node = nodeOf(tree, id)
    if (node && !sameNodes.has(id)) differences.push({ kind: 'added', id, node, after: nodeIdOf(tree, id) })
  }
  return differences
}

/** The NodeIds of the base's tags under which clients no longer find them. */
export function lostNodeIds(base: Tree, difference: Difference): string[] {
  if (difference.kind === 'added' || (difference.kind === 'changed' && difference.before === difference.after))
    return []
  // The tags of a removed folder are differences of their own.
  if (difference.kind === 'removed') return difference.node.kind === 'tag' ? [difference.before] : []
  const node = nodeOf(base, difference.id)
  if (!node) return []
  const lost: string[] = []
  walk(node, '', ({ id, kind }) => {
    if (kind === 'tag') lost.push(nodeIdOf(base, id))
  })
  return lost
}

interface Unshared {
  /** In the base, below a folder that has lost children; may be elsewhere in the tree. */
  gone: ReadonlySet<string>
  /** In the tree, below a folder that has got children; may be elsewhere in the base. */
  come: ReadonlySet<string>
  /** In the same folder of both, but different, or with something different below. */
  kept: readonly string[]
}

function unsharedNodes(base: Tree, tree: Tree): Unshared {
  const gone = new Set<string>()
  const come = new Set<string>()
  const kept: string[] = []
  const compare = (id: string): void => {
    const before = childrenOf(base, id)
    const after = childrenOf(tree, id)
    if (before === after) return
    const known = new Map(before.map(node => [node.id, node]))
    for (const node of after) {
      const old = known.get(node.id)
      known.delete(node.id)
      if (!old) walk(node, '', ({ id }) => come.add(id))
      else if (old !== node) {
        kept.push(node.id)
        compare(node.id)
      }
    }
    for (const node of known.values()) walk(node, '', ({ id }) => gone.add(id))
  }
  compare(ROOT)
  return { gone, come, kept }
}

function changedFields(base: Tree, oldId: string, tree: Tree, id: string): ChangedField[] {
  const old = nodeOf(base, oldId)
  const node = nodeOf(tree, id)
  if (!old || !node) return []
  const fields: ChangedField[] = []
  if (old.name !== node.name) fields.push('name')
  if (oldId === id && parentOf(base, oldId) !== parentOf(tree, id)) fields.push('folder')
  if (old.kind === 'tag' && node.kind === 'tag' && old.settings !== node.settings) {
    for (const field of SETTINGS) if (old.settings[field] !== node.settings[field]) fields.push(field)
  }
  return fields
}

const SETTINGS: readonly (keyof TagSettings)[] = [
  'plc',
  'format',
  'address',
  'index_register',
  'data_type',
  'length',
  'access'
]
