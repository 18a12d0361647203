import type { Schemas } from '../../../src/api/generated/schema'
import { addressText } from './plc-values'

type Folder = Schemas['NodeFolder']
type Tag = Schemas['NodeTag']
type Tree = Schemas['NodeTree']
type Change = Schemas['OperationChange']
type Node = 'folder' | Tag

/** What a save of the tree did: how many nodes it added, changed and removed, then each of them by its path. */
export function treeChanges(before: Tree, after: Tree): Change[] {
  const previous = nodesIn(before)
  const next = nodesIn(after)
  const added: Change[] = []
  const removed: Change[] = []
  const changed: Change[][] = []
  for (const [path, node] of next) {
    const old = previous.get(path)
    if (!old) added.push({ field: path, previous: null, next: textOf(node) })
    else {
      const fields = changedFields(path, old, node)
      if (fields.length > 0) changed.push(fields)
    }
  }
  for (const [path, node] of previous) {
    if (!next.has(path)) removed.push({ field: path, previous: textOf(node), next: null })
  }
  const counts = { added: added.length, changed: changed.length, removed: removed.length }
  const summary = Object.entries(counts).flatMap(([field, count]) =>
    count > 0 ? [{ field, previous: null, next: count }] : []
  )
  return [...summary, ...removed, ...changed.flat(), ...added]
}

function changedFields(path: string, old: Node, node: Node): Change[] {
  if (old === 'folder' || node === 'folder')
    return old === node ? [] : [{ field: path, previous: textOf(old), next: textOf(node) }]
  const values = new Map<string, Tag[keyof Tag]>(Object.entries(old))
  return Object.entries(node).flatMap(([field, next]) => {
    const previous = values.get(field) ?? null
    return previous === next ? [] : [{ field: `${path}.${field}`, previous, next }]
  })
}

const textOf = (node: Node) => (node === 'folder' ? node : `${addressText(node)} ${node.data_type}`)

function nodesIn({ folders }: Tree): Map<string, Node> {
  const nodes = new Map<string, Node>()
  const add = ({ name, folders, tags }: Folder, above: string) => {
    const path = above + name
    nodes.set(path, 'folder')
    for (const tag of tags) nodes.set(`${path}/${tag.name}`, tag)
    for (const folder of folders) add(folder, `${path}/`)
  }
  for (const folder of folders) add(folder, '')
  return nodes
}
