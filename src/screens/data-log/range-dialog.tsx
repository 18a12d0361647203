import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useForm } from '../../lib/use-form'
import { TextField } from '../../ui/text-field'
import type { DataLogModel } from './model'
import { OptionsDialog } from './options-dialog'

export function RangeDialog({ model, onClose }: { model: DataLogModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const form = useForm(model.rangeForm)
  const title = t('dataLog.range.title')
  return (
    <OptionsDialog of={form} title={title} deed={t('dataLog.range.show')} onClose={onClose}>
      <TextField of={form} name="from" label={t('dataLog.range.from')} hint={t('dataLog.range.hint')} required first />
      <TextField of={form} name="to" label={t('dataLog.range.to')} required />
    </OptionsDialog>
  )
}
