import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { useForm } from '../../lib/form/use-form'
import { $i18n } from '../../lib/text/i18n'
import { ShortFormDialog } from '../../ui/dialog/short-form-dialog'
import { TextField } from '../../ui/form/text-field'
import type { TimeInput } from './changes-before'

export function BeforeDialog({ createForm, onClose }: { createForm: () => Form<TimeInput>; onClose: () => void }) {
  const { t } = useStore($i18n)
  const form = useForm(createForm)
  const title = t('operationLog.before.title')
  return (
    <ShortFormDialog of={form} title={title} verb={t('range.show')} onSaved={onClose} onCancel={onClose}>
      <TextField
        of={form}
        name="time"
        label={t('common.term.timeOfDay')}
        hint={t('operationLog.before.hint')}
        required
        first
      />
    </ShortFormDialog>
  )
}
