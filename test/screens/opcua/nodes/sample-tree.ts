import type { Change, Edited } from '../../../../src/screens/opcua/nodes/tree/edits'
import { treeOf } from '../../../../src/screens/opcua/nodes/tree/node-tree'
import { pathOf, type TagSettings, type Tree, walk } from '../../../../src/screens/opcua/nodes/tree/tree'

export const SETTINGS: TagSettings = {
  plc: 'Line PLC',
  address: '10',
  format: 'MW%d',
  index_register: null,
  data_type: 'INT16',
  length: 1,
  access: 'readable'
}

/** A folder is a record, a tag is its address. */
export interface Sample {
  [name: string]: Sample | string
}

/** `sampleTree({ Filler: { Tank: {}, Speed: '10' } })` */
export const sampleTree = (sample: Sample): Tree => treeOf({ folders: foldersIn(sample) })

function foldersIn(sample: Sample): Parameters<typeof treeOf>[0]['folders'] {
  return Object.entries(sample).flatMap(([name, below]) =>
    typeof below === 'string' ? [] : [{ name, folders: foldersIn(below), tags: tagsIn(below) }]
  )
}

const tagsIn = (sample: Sample) =>
  Object.entries(sample).flatMap(([name, address]) =>
    typeof address === 'string' ? [{ name, ...SETTINGS, address }] : []
  )

/** The paths of all nodes in the order of the tree, folders with `/` at the end. */
export function outline(tree: Tree): string[] {
  const paths: string[] = []
  for (const child of tree.root.children)
    walk(child, '', ({ id, kind }) => paths.push(pathOf(tree, id).join('/') + (kind === 'folder' ? '/' : '')))
  return paths
}

/** The id of the node at a path such as `Filler/Speed`. */
export function idAt(tree: Tree, path: string): string {
  let found: string | undefined
  for (const child of tree.root.children)
    walk(child, '', ({ id }) => {
      if (pathOf(tree, id).join('/') === path) found ??= id
    })
  if (found === undefined) throw new Error(`no node at ${path}`)
  return found
}

export const idsAt = (tree: Tree, ...paths: string[]) => new Set(paths.map(path => idAt(tree, path)))

/** What an edit resulted in; an error if it was refused. */
export function changed(edited: Edited): Change {
  if ('refused' in edited) throw new Error(edited.refused)
  return edited
}

export const selectedPaths = ({ tree, selected }: Change) => selected.map(id => pathOf(tree, id).join('/'))
