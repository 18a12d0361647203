import { atom, computed } from 'nanostores'
import type { Message } from '../../../lib/text/message'
import type { Edited, RefusedEdit } from './tree/edits'
import { type History, NO_HISTORY, recorded, redone, undone } from './tree/history'
import { EMPTY_TREE, type Tree } from './tree/tree'
import type { TreeView } from './tree-view'

/** The tree that is edited, with its history and the tree that the panel has stored. */
export function createDocument(show: TreeView['reveal'], selected: () => Iterable<string>, $tree = atom(EMPTY_TREE)) {
  const $base = atom<Tree>(EMPTY_TREE)
  const $history = atom<History>(NO_HISTORY)

  function go(step: ReturnType<typeof undone>): void {
    if (!step) return
    $history.set(step.history)
    $tree.set(step.change.tree)
    show(step.change.selected)
  }

  return {
    $tree,
    /** As the panel stores it. */
    $base,
    /** What the next undo and redo would do. */
    $undo: computed($history, ({ done }) => done[done.length - 1]?.label),
    $redo: computed($history, ({ undone }) => undone[undone.length - 1]?.label),
    $unsaved: computed([$tree, $base], (tree, base) => tree.root !== base.root),

    /** @returns why the edit is not possible */
    apply(label: Message, edited: Edited): RefusedEdit | undefined {
      if ('refused' in edited) return edited
      const before = { tree: $tree.get(), selected: [...selected()] }
      $history.set(recorded($history.get(), { label, before, after: edited }))
      $tree.set(edited.tree)
      show(edited.selected)
      return undefined
    },

    undo: () => go(undone($history.get())),
    redo: () => go(redone($history.get())),

    /** Starts from what the panel has stored; the edits made here are gone. */
    open(tree: Tree): void {
      $history.set(NO_HISTORY)
      $base.set(tree)
      $tree.set(tree)
    },

    saved: (tree: Tree) => $base.set(tree)
  }
}

export type TreeDocument = ReturnType<typeof createDocument>
