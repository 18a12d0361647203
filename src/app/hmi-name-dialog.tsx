import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { cleanDeviceName } from '../lib/device-name'
import { $i18n } from '../lib/i18n'
import { useForm } from '../lib/use-form'
import { closeDialog } from '../stores/dialogs'
import { $hmiName } from '../stores/hmi-name'
import { TextField } from '../ui/text-field'
import { createHmiName } from './hmi-name'
import { ShortFormDialog } from './short-form-dialog'

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
        label={t('shell.hmiName')}
        hint={cleaned && t('shell.hmiName.saved', { name: cleaned })}
      />
    </ShortFormDialog>
  )
}
