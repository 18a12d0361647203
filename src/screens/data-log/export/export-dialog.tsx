import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { useForm } from '../../../lib/form/use-form'
import { $i18n } from '../../../lib/text/i18n'
import { windowTexts } from '../../../lib/time-range/window-texts'
import { ShortFormDialog } from '../../../ui/dialog/short-form-dialog'
import { RadioField } from '../../../ui/form/radio-field'
import { SegmentedControl } from '../../../ui/form/segmented-control'
import { CsvFields } from '../../../ui/table-file/csv-fields'
import type { DataLogModel } from '../model'

export function ExportDialog({ model, onClose }: { model: DataLogModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const subject = useModel(model.exportSubject)
  const form = useForm(() => model.exportForm(subject))
  return (
    <ShortFormDialog
      of={form}
      title={t('dataLog.export.title')}
      verb={t('dataLog.export.start')}
      onSaved={onClose}
      onCancel={onClose}
    >
      <RadioField
        of={form}
        name="scope"
        label={t('dataLog.export.scope')}
        hint={t('dataLog.export.hint')}
        options={[
          { value: 'seen', text: t('dataLog.export.seen', windowTexts(subject.seen.window)) },
          { value: 'range', text: t('dataLog.export.range', windowTexts(subject.range)) }
        ]}
      />
      <CsvFields of={form} />
      <SegmentedControl
        of={form}
        name="timeFormat"
        label={t('dataLog.export.time')}
        options={[
          { value: 'device', text: '2026/11/21 09:41:07' },
          { value: 'iso', text: '2026-11-21T09:41:07' }
        ]}
      />
    </ShortFormDialog>
  )
}
