import { useStore } from '@nanostores/preact'
import { useForm } from '../../lib/form/use-form'
import { $i18n } from '../../lib/text/i18n'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { FileField } from '../../ui/form/file-field'
import { ImportPreview } from './import-preview'
import type { EmailModel } from './model'

export function ImportDialog({ model, onClose }: { model: EmailModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const form = useForm(model.importing)
  const { file, preview } = useStore(form.$values)
  const { file: error } = useStore(form.$errors)
  return (
    <FormDialog of={form} title={t('email.import.title')} save={t('email.import.start')} wide onClose={onClose}>
      <FileField
        label={t('email.import.file')}
        hint={t('email.import.hint')}
        accept=".csv,.txt,text/csv"
        file={file}
        error={error && t(error)}
        onPick={picked => void form.pick(picked)}
      />
      {preview && <ImportPreview preview={preview} />}
    </FormDialog>
  )
}
