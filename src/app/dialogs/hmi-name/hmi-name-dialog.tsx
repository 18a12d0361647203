import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { newHmiName } from '../../../api/generated/limits/system'
import { useForm } from '../../../lib/form/use-form'
import { cleanDeviceName } from '../../../lib/text/device-name'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { $hmiName } from '../../../stores/hmi-name'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { TextField } from '../../../ui/form/text-field'
import { createHmiName } from './hmi-name-form'

export default function HmiNameDialog() {
  const { t } = useText()
  const form = useForm(createHmiName)
  const cleaned = cleanDeviceName(useStore(form.$values).name, newHmiName.name[1])
  useEffect(() => $hmiName.listen(name => form.rebase({ name })), [form])
  return (
    <FormDialog short of={form} title={t('shell.editHmiName')} onClose={closeDialog}>
      <TextField
        first
        required
        of={form}
        name="name"
        label={t('common.term.hmiName')}
        hint={t('hmiNameDialog.hint', { name: cleaned })}
      />
    </FormDialog>
  )
}
