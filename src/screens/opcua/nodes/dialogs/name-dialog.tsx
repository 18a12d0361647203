import { useForm } from '../../../../lib/form/use-form'
import { useText } from '../../../../lib/text/use-text'
import { FormDialog } from '../../../../ui/dialog/form-dialog'
import { TextField } from '../../../../ui/form/text-field'
import { createEditForms } from '../edit-forms'
import type { Mode, NodeEditor } from '../model'
import { pathText } from '../tree/paths'

interface Props {
  editor: NodeEditor
  mode: Extract<Mode, { mode: 'add-tag' | 'add-group' } | { mode: 'rename-folder' | 'edit-tag' }>
  onClose: () => void
}

export function NameDialog({ editor, mode, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => {
    const forms = createEditForms(editor)
    return 'parent' in mode ? forms.folderForm(mode.parent) : forms.renameForm(mode.id)
  })
  const adding = 'parent' in mode
  return (
    <FormDialog
      of={form}
      title={t(adding ? 'opcuaNodes.edit.addFolder' : 'opcuaNodes.title.renameFolder')}
      save={t(adding ? 'common.action.add' : 'opcuaNodes.rename')}
      onClose={onClose}
    >
      {adding && <p>{t('opcuaNodes.addedTo', { folder: pathText(editor.document.$tree.get(), mode.parent, t) })}</p>}
      <TextField
        of={form}
        name="name"
        label={t('opcuaNodes.folderName')}
        hint={adding ? undefined : t('opcuaNodes.folderName.hint')}
        required
        first
      />
    </FormDialog>
  )
}
