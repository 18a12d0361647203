import { useForm } from '../../lib/form/use-form'
import { createPurposeForm, type ExportIn } from '../../lib/table-file/purpose-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../dialog/form-dialog'
import { PurposeField } from './purpose-field'

/** The export of a list as CSV, for people or for programs. */
export function ExportDialog({ exportIn, onClose }: { exportIn: ExportIn; onClose: () => void }) {
  const { t } = useText()
  const form = useForm(() => createPurposeForm(exportIn))
  return (
    <FormDialog short of={form} title={t('common.exportCsv')} save={t('common.action.export')} onClose={onClose}>
      <PurposeField of={form} />
    </FormDialog>
  )
}
