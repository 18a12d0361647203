import { createNodeIds } from './node-ids'
import { EMPTY_TREE, type FolderNode, nodeOf, ROOT, type TagSettings, type Tree, type TreeNode } from './tree'
import { withChildren } from './tree-change'

type OtherSettings = Omit<TagSettings, 'address'>

/** `[first, count]`: siblings that are as in the base, by the position of the first in its preorder. */
type Unchanged = [number, number]
/** `base`: its position there, if it is a changed node of the base. */
type PatchTag = { name: string; address: string; other: number; base?: number }
type PatchFolder = { name: string; children: PatchNode[]; base?: number }
type PatchNode = Unchanged | PatchTag | PatchFolder

/** A tree as what differs from another one, small enough for the storage of a tab. */
export interface TreePatch {
  nodes: PatchNode[]
  /** Settings that many tags have in common. */
  others: OtherSettings[]
}

export function createPatch(base: Tree, tree: Tree): TreePatch {
  const places = placesIn(base.root)
  const others: OtherSettings[] = []
  const known = new Map<string, number>()

  const indexOf = (other: OtherSettings): number => {
    const key = JSON.stringify(other)
    const index = known.get(key) ?? others.push(other) - 1
    known.set(key, index)
    return index
  }

  const patchOf = (node: TreeNode): PatchTag | PatchFolder => {
    const place = places.get(node.id)
    const base = place && { base: place.position }
    if (node.kind === 'folder') return { ...base, name: node.name, children: patchesOf(node) }
    const { address, ...other } = node.settings
    return { ...base, name: node.name, address, other: indexOf(other) }
  }

  const patchesOf = ({ children }: FolderNode): PatchNode[] => {
    const patches: PatchNode[] = []
    let run: Unchanged | undefined
    let last: Place | undefined
    for (const node of children) {
      const place = places.get(node.id)
      if (place?.node !== node) {
        run = undefined
        patches.push(patchOf(node))
        continue
      }
      if (run && last && place.parent === last.parent && place.index === last.index + 1) run[1] += 1
      else {
        run = [place.position, 1]
        patches.push(run)
      }
      last = place
    }
    return patches
  }

  return { nodes: patchesOf(tree.root), others }
}

/** @param base the tree with which the patch was made, as the panel returns it */
export function applyPatch(base: Tree, { nodes, others }: TreePatch): Tree {
  const places = [...placesIn(base.root).values()]
  const taken = new Set<string>()
  const createId = createNodeIds(id => taken.has(id) || nodeOf(base, id) !== undefined)

  const idOf = (position: number | undefined): string => {
    const id = places[position ?? -1]?.node.id ?? createId()
    taken.add(id)
    return id
  }

  const nodesOf = (patch: PatchNode): TreeNode[] => {
    if (Array.isArray(patch)) {
      const place = places[patch[0]]
      return place ? [...place.parent.children.slice(place.index, place.index + patch[1])] : []
    }
    const id = idOf(patch.base)
    if ('children' in patch)
      return [{ id, kind: 'folder', name: patch.name, children: patch.children.flatMap(nodesOf) }]
    const other = others[patch.other]
    return other ? [{ id, kind: 'tag', name: patch.name, settings: { ...other, address: patch.address } }] : []
  }

  return withChildren(EMPTY_TREE, new Map([[ROOT, nodes.flatMap(nodesOf)]]))
}

interface Place {
  node: TreeNode
  parent: FolderNode
  /** Among the children of its folder. */
  index: number
  /** In the preorder of the tree. */
  position: number
}

function placesIn(root: FolderNode): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const add = (parent: FolderNode): void =>
    parent.children.forEach((node, index) => {
      places.set(node.id, { node, parent, index, position: places.size })
      if (node.kind === 'folder') add(node)
    })
  add(root)
  return places
}
