import type { DriverTable } from '../../../api/opcua/server'
import { createBulkForm } from './bulk-form'
import type { NodeEditor } from './model'
import { createNameForm } from './name-form'
import { createTagForm, inputOf, newTagInput } from './tag-form'
import * as edits from './tree/edits'
import { nodeOf, tagOf } from './tree/tree'

/** The forms of the editor. What they save is an edit, which only a save of the tree stores on the panel. */
export function createEditForms(editor: NodeEditor) {
  const { $tree } = editor.document
  const { actions } = editor
  return {
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
    },

    bulkForm: (parent: string, table: DriverTable) =>
      createBulkForm({
        table,
        edit: tags => edits.addTags($tree.get(), parent, tags),
        save: tags => actions.addTags(parent, tags)
      })
  }
}
