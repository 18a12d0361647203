import { atom } from 'nanostores'
import { type DriverTable, readDriverTable, readNodeTree, saveNodeTree } from '../../../api/opcua'
import { readBack } from '../../../lib/remote/read-back'
import { resource } from '../../../lib/remote/resource'
import type { Message } from '../../../lib/text/message'
import { createDocument } from './document'
import type { Edited, NewTag, RefusedEdit } from './edits'
import * as edits from './edits'
import { createLiveValues } from './live-values'
import { createNameForm } from './name-form'
import { nodeTreeOf, treeOf } from './node-tree'
import { createTagForm, inputOf, newTagInput } from './tag-form'
import { EMPTY_TREE, folderOf, nodeIdOf, nodeOf, parentOf, ROOT, type Tree, tagOf } from './tree'
import { createTreeView } from './tree-view'

/** What the user is doing with the tree. */
export type Mode =
  | { mode: 'select' }
  | { mode: 'add-tag' | 'add-group'; parent: string }
  | { mode: 'rename-folder' | 'edit-tag'; id: string }
  | { mode: 'remove-node' | 'move'; ids: ReadonlySet<string> }
  | { mode: 'save' }

/** The editor of the address space. */
export function createNodeEditor() {
  const $tree = atom<Tree>(EMPTY_TREE)
  const view = createTreeView($tree)
  const document = createDocument(view.reveal, () => view.$selected.get(), $tree)
  const $mode = atom<Mode>({ mode: 'select' })
  let version = ''

  const $nodes = resource(async signal => {
    const loaded = await readNodeTree(signal)
    if (!document.$unsaved.get()) open(treeOf(loaded.value), loaded.version)
    return document.$base.get()
  })

  function open(tree: Tree, stored: string): void {
    version = stored
    document.open(tree)
    view.select([])
    for (const { id } of tree.root.children) view.toggle(id, true)
    view.focus(tree.root.children[0]?.id)
  }

  /** One request; after a failure everything is as before. @throws ApiError */
  async function save(): Promise<void> {
    const sent = $tree.get()
    await saveNodeTree(nodeTreeOf(sent), version)
    document.saved(sent)
    const stored = await readBack(readNodeTree)
    if (stored) version = stored.version
  }

  const apply = (label: Message, edit: (tree: Tree) => Edited): RefusedEdit | undefined =>
    document.apply(label, edit($tree.get()))

  const counted = (ids: ReadonlySet<string>) => ({ count: ids.size })

  const actions = {
    addFolder: (parent: string, name: string) =>
      apply('opcuaNodes.edit.addFolder', tree => edits.addFolder(tree, parent, name)),

    addTags: (parent: string, tags: readonly NewTag[]) =>
      apply(['opcuaNodes.edit.addTags', { count: tags.length }], tree => edits.addTags(tree, parent, tags)),

    rename: (id: string, name: string) => apply('opcuaNodes.edit.rename', tree => edits.rename(tree, id, name)),

    editTag: (id: string, tag: NewTag) => apply('opcuaNodes.edit.editTag', tree => edits.editTag(tree, id, tag)),

    remove: (ids: ReadonlySet<string>) =>
      apply(['opcuaNodes.edit.remove', counted(ids)], tree => edits.remove(tree, ids)),

    move: (ids: ReadonlySet<string>, to: string, before?: string) =>
      apply(['opcuaNodes.edit.move', counted(ids)], tree => edits.move(tree, ids, to, before))
  }

  return {
    /** The tree that the panel has stored; the view waits for it. */
    $nodes,
    /** The PLCs of the project with their addresses; without them tags can be neither added nor edited. */
    $drivers: resource(readDriverTable),
    $mode,
    setMode: (mode: Mode) => $mode.set(mode),
    ...document,
    ...view,
    ...createLiveValues($tree, document.$base),
    ...actions,
    save,

    /** The folder in which something is added next to a node: itself, or the one that contains it. */
    folderAt(id: string | undefined): string {
      const tree = $tree.get()
      if (id === undefined || !nodeOf(tree, id)) return ROOT
      return folderOf(tree, id) ? id : (parentOf(tree, id) ?? ROOT)
    },

    nodeId: (id: string) => nodeIdOf($tree.get(), id),

    folderForm: (parent: string) =>
      createNameForm(
        '',
        name => edits.addFolder($tree.get(), parent, name),
        name => actions.addFolder(parent, name)
      ),

    renameForm: (id: string) =>
      createNameForm(
        nodeOf($tree.get(), id)?.name ?? '',
        name => edits.rename($tree.get(), id, name),
        name => actions.rename(id, name)
      ),

    newTagForm: (parent: string, table: DriverTable) =>
      createTagForm({
        table,
        initial: newTagInput(table),
        edit: tag => edits.addTag($tree.get(), parent, tag),
        save: tag => actions.addTags(parent, [tag])
      }),

    tagForm(id: string, table: DriverTable) {
      const tag = tagOf($tree.get(), id)
      return createTagForm({
        table,
        initial: tag ? inputOf(tag) : newTagInput(table),
        edit: changed => edits.editTag($tree.get(), id, changed),
        save: changed => actions.editTag(id, changed)
      })
    }
  }
}

export type NodeEditor = ReturnType<typeof createNodeEditor>
