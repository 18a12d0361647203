import type { Form } from '../../lib/form/form'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { TextField } from '../../ui/form/text-field'
import type { TimeInput } from './changes-before'

export function BeforeDialog({ createForm, onClose }: { createForm: () => Form<TimeInput>; onClose: () => void }) {
  const { t } = useText()
  const form = useForm(createForm)
  const title = t('operationLog.before.title')
  return (
    <FormDialog short of={form} title={title} save={t('range.show')} onClose={onClose}>
      <TextField
        of={form}
        name="time"
        label={t('common.term.timeOfDay')}
        hint={t('operationLog.before.hint')}
        required
        first
      />
    </FormDialog>
  )
}
