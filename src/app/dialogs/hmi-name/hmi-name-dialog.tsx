import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useForm } from '../../../lib/form/use-form'
import { cleanDeviceName } from '../../../lib/text/device-name'
import { $i18n } from '../../../lib/text/i18n'
import { closeDialog } from '../../../stores/dialogs'
import { $hmiName } from '../../../stores/hmi-name'
import { ShortFormDialog } from '../../../ui/dialog/short-form-dialog'
import { TextField } from '../../../ui/form/text-field'
import { createHmiName } from './hmi-name-form'

export default function HmiNameDialog() {
  const { t } = useStore($i18n)
  const form = useForm(createHmiName)
  const cleaned = cleanDeviceName(useStore(form.$values).name)
  useEffect(() => $hmiName.listen(name => form.rebase({ name })), [form])
  return (
    <ShortFormDialog
      of={form}
      title={t('shell.editHmiName')}
      verb={t('common.save')}
      onSaved={closeDialog}
      onCancel={closeDialog}
    >
      <TextField
        first
        required
        of={form}
        name="name"
        label={t('common.term.hmiName')}
        hint={t('hmiNameDialog.hint', { name: cleaned })}
      />
    </ShortFormDialog>
  )
}
