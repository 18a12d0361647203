import { useStore } from '@nanostores/preact'
import type { Form } from '../../../lib/form/form'
import { useForm } from '../../../lib/form/use-form'
import { $i18n } from '../../../lib/text/i18n'
import { ShortFormDialog } from '../../../ui/dialog/short-form-dialog'
import { TextField } from '../../../ui/form/text-field'
import type { RangeInput } from './range-rules'

export function RangeDialog({ createForm, onClose }: { createForm: () => Form<RangeInput>; onClose: () => void }) {
  const { t } = useStore($i18n)
  const form = useForm(createForm)
  const title = t('dataLog.range.title')
  return (
    <ShortFormDialog of={form} title={title} verb={t('dataLog.range.show')} onSaved={onClose} onCancel={onClose}>
      <TextField of={form} name="from" label={t('dataLog.range.from')} hint={t('dataLog.range.hint')} required first />
      <TextField of={form} name="to" label={t('dataLog.range.to')} required />
    </ShortFormDialog>
  )
}
