import type { Schemas } from '../../../src/api/generated/schema'

type Tree = Schemas['NodeTree']
type Folder = Schemas['NodeFolder']
type Tag = Schemas['NodeTag']

/** Of the panel's own nodes. */
export const NAMESPACE = 1

/** What identifies a node in the namespace. */
export const nodeNameOf = (path: readonly string[]): string => path.join('/')

export const nodeIdOf = (path: readonly string[]): string => `ns=${NAMESPACE};s=${nodeNameOf(path)}`

/** A tree is replaced as a whole when it is saved. */
const known = new WeakMap<Tree, Map<string, Tag>>()

/** The tags of a tree by their NodeId. */
export function tagsOf(tree: Tree): ReadonlyMap<string, Tag> {
  const found = known.get(tree)
  if (found) return found
  const tags = new Map<string, Tag>()
  const add = (folder: Folder, path: readonly string[]) => {
    for (const tag of folder.tags) tags.set(nodeIdOf([...path, tag.name]), tag)
    for (const child of folder.folders) add(child, [...path, child.name])
  }
  for (const folder of tree.folders) add(folder, [folder.name])
  known.set(tree, tags)
  return tags
}
