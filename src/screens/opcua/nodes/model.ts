import { atom } from 'nanostores'
import { type NodeTree, readDriverTable, readNodeTree } from '../../../api/opcua/server'
import { forgetUnsaved, registerUnsaved } from '../../../lib/form/unsaved'
import { resource } from '../../../lib/remote/resource'
import type { Versioned } from '../../../lib/remote/versioned'
import { complain } from '../../../stores/notices'
import { createDocument } from './document'
import { createTreeDraft } from './draft'
import { createEditActions } from './edit-actions'
import { createLiveValues } from './live-values'
import { createSaving } from './saving'
import { treeOf } from './tree/node-tree'
import { EMPTY_TREE, folderOf, nodeIdOf, nodeOf, parentOf, ROOT, type Tree } from './tree/tree'
import { createTreeView } from './tree-view'

/** What the user is doing with the tree. */
export type Mode =
  | { mode: 'select' }
  | { mode: 'add-tag' | 'add-group'; parent: string }
  | { mode: 'add-range'; parent: string }
  | { mode: 'rename-folder' | 'edit-tag'; id: string }
  | { mode: 'remove-node' | 'move'; ids: ReadonlySet<string> }
  | { mode: 'save' | 'import' | 'export' | 'discard' }

/** The editor of the address space. */
export function createNodeEditor() {
  const $tree = atom<Tree>(EMPTY_TREE)
  const view = createTreeView($tree)
  const document = createDocument(view.reveal, () => view.$selected.get(), $tree)
  const { $base, $unsaved } = document
  const actions = createEditActions(document)
  const saving = createSaving(document)
  const $mode = atom<Mode>({ mode: 'select' })
  const $drivers = resource(readDriverTable)

  const $nodes = resource(readNodeTree, read => {
    // The edits made here belong to the tree that was read before.
    if (read.status === 'ready' && !$unsaved.get()) open(read.data)
  })

  function open({ value, version }: Versioned<NodeTree>): void {
    const tree = treeOf(value, $tree.get())
    saving.opened(version)
    if (tree === $base.get()) return
    document.open(tree)
    view.reset()
  }

  const draft = createTreeDraft({
    $tree,
    $base,
    version: saving.version,
    restore: tree => void document.apply('opcuaNodes.edit.restore', { tree, selected: [] }),
    onOutdated: () => complain('opcuaNodes.draft.outdated')
  })
  const forgetDirty = $unsaved.subscribe(unsaved => (unsaved ? registerUnsaved(draft) : forgetUnsaved(draft)))

  return {
    /** The tree that the panel has stored; the view waits for it. */
    $nodes,
    /** The PLCs of the project with their addresses; without them tags can be neither added nor edited. */
    $drivers,
    $mode,
    setMode: (mode: Mode) => $mode.set(mode),
    document,
    view,
    live: createLiveValues($tree, $base),
    actions,
    saving,
    /** For the notice that offers the edits made before a new sign-in. */
    draft,

    /** The folder in which something is added next to a node: itself, or the one that contains it. */
    folderAt(id: string | undefined): string {
      const tree = $tree.get()
      if (id === undefined || !nodeOf(tree, id)) return ROOT
      return folderOf(tree, id) ? id : (parentOf(tree, id) ?? ROOT)
    },

    nodeId: (id: string) => nodeIdOf($tree.get(), id),

    /** Returns to what the panel has stored, which is read again; the edits made here are gone. */
    discardChanges(): void {
      document.open($base.get())
      view.reveal([...view.$selected.get()])
      void $nodes.reload()
    },

    /** The user has left the editor. */
    leave(): void {
      forgetDirty()
      forgetUnsaved(draft)
    }
  }
}

export type NodeEditor = ReturnType<typeof createNodeEditor>
