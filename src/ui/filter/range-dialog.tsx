import type { Form } from '../../lib/form/form'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import type { RangeInput } from '../../lib/time-range/range-rules'
import { FormDialog } from '../dialog/form-dialog'
import { TextField } from '../form/text-field'

export function RangeDialog({ createForm, onClose }: { createForm: () => Form<RangeInput>; onClose: () => void }) {
  const { t } = useText()
  const form = useForm(createForm)
  const title = t('range.title')
  return (
    <FormDialog short of={form} title={title} save={t('range.show')} onClose={onClose}>
      <TextField of={form} name="from" label={t('range.from')} hint={t('range.hint')} required first />
      <TextField of={form} name="to" label={t('range.to')} required />
    </FormDialog>
  )
}
