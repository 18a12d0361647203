import { atom, computed } from 'nanostores'
import type { Message } from '../../../lib/text/message'
import type { TreeDocument } from './document'
import { type Clipboard, copy, countOf, cut, paste } from './tree/clipboard'
import type { Edited, NewTag, RefusedEdit } from './tree/edits'
import * as edits from './tree/edits'
import { type PlacedNode, placeNodes } from './tree/place-nodes'
import type { Tree } from './tree/tree'

/** The edits of the tree, each a step of its history. They return why one is not possible. */
export function createEditActions({ $tree, apply }: TreeDocument) {
  const $clipboard = atom<Clipboard | undefined>()

  const edit = (label: Message, run: (tree: Tree) => Edited): RefusedEdit | undefined => apply(label, run($tree.get()))

  return {
    addFolder: (parent: string, name: string) =>
      edit('opcuaNodes.edit.addFolder', tree => edits.addFolder(tree, parent, name)),

    addTags: (parent: string, tags: readonly NewTag[]) =>
      edit(['opcuaNodes.edit.addTags', { count: tags.length }], tree => edits.addTags(tree, parent, tags)),

    rename: (id: string, name: string) => edit('opcuaNodes.edit.rename', tree => edits.rename(tree, id, name)),

    editTag: (id: string, tag: NewTag) => edit('opcuaNodes.edit.editTag', tree => edits.editTag(tree, id, tag)),

    remove: (ids: ReadonlySet<string>) =>
      edit(['opcuaNodes.edit.remove', { count: ids.size }], tree => edits.remove(tree, ids)),

    move: (ids: ReadonlySet<string>, to: string, before?: string) =>
      edit(['opcuaNodes.edit.move', { count: ids.size }], tree => edits.move(tree, ids, to, before)),

    importNodes: (nodes: readonly PlacedNode[]) =>
      edit(['opcuaNodes.edit.import', { count: nodes.length }], tree => placeNodes(tree, nodes)),

    /** What a paste would move or add. */
    $clipboard,
    /** How many nodes that are; 0 if there is nothing to paste. */
    $pasteCount: computed([$tree, $clipboard], countOf),
    /** The nodes that the next paste moves. */
    $cut: computed($clipboard, (clipboard): ReadonlySet<string> => (clipboard?.kind === 'cut' ? clipboard.ids : NONE)),
    cut: (ids: ReadonlySet<string>) => $clipboard.set(cut(ids)),
    copy: (ids: ReadonlySet<string>) => $clipboard.set(copy($tree.get(), ids)),

    paste(to: string): RefusedEdit | undefined {
      const clipboard = $clipboard.get()
      if (!clipboard) return undefined
      const count = countOf($tree.get(), clipboard)
      const refused = edit(['opcuaNodes.edit.paste', { count }], tree => paste(tree, clipboard, to))
      // What was cut is pasted only once.
      if (!refused && clipboard.kind === 'cut') $clipboard.set(undefined)
      return refused
    }
  }
}

const NONE: ReadonlySet<string> = new Set()
