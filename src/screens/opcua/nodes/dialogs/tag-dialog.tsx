import type { DriverTable } from '../../../../api/opcua/server'
import { useForm } from '../../../../lib/form/use-form'
import { useText } from '../../../../lib/text/use-text'
import { FormDialog } from '../../../../ui/dialog/form-dialog'
import { TextField } from '../../../../ui/form/text-field'
import { createEditForms } from '../edit-forms'
import type { Mode, NodeEditor } from '../model'
import { pathText } from '../tree/paths'
import { AddressField, TagSettingsFields } from './tag-fields'

interface Props {
  editor: NodeEditor
  mode: Extract<Mode, { mode: 'add-tag' | 'add-group' } | { mode: 'rename-folder' | 'edit-tag' }>
  table: DriverTable
  onClose: () => void
}

export function TagDialog({ editor, mode, table, onClose }: Props) {
  const { t } = useText()
  const adding = 'parent' in mode
  const form = useForm(() => {
    const forms = createEditForms(editor)
    return 'parent' in mode ? forms.newTagForm(mode.parent, table) : forms.tagForm(mode.id, table)
  })
  return (
    <FormDialog
      wide
      of={form}
      title={t(adding ? 'opcuaNodes.title.addTag' : 'opcuaNodes.edit.editTag')}
      save={t(adding ? 'common.action.add' : 'common.term.apply')}
      onClose={onClose}
    >
      {adding && <p>{t('opcuaNodes.addedTo', { folder: pathText(editor.document.$tree.get(), mode.parent, t) })}</p>}
      <TextField of={form} name="name" label={t('opcuaNodes.tagName')} required first />
      <TagSettingsFields form={form} table={table}>
        <AddressField form={form} table={table} />
      </TagSettingsFields>
    </FormDialog>
  )
}
