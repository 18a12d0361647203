import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { FormFile } from '../../../ui/form/form-file'
import type { CertificatesModel } from './model'
import { REASONS } from './texts'
import { extensionsOf, type UploadKind } from './upload-forms'

interface Props {
  model: CertificatesModel
  kind: UploadKind
  onClose: () => void
}

export function UploadDialog({ model, kind, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => model.uploadForm(kind))
  return (
    <FormDialog
      of={form}
      title={t(`opcuaCertificates.upload.${kind}`)}
      save={t('common.term.upload')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{t(`opcuaCertificates.upload.${kind}.hint`)}</p>
      <FormFile
        required
        of={form}
        name="file"
        label={t(kind === 'revocation' ? 'opcuaCertificates.file.revocation' : 'opcuaCertificates.name')}
        extensions={extensionsOf(kind)}
      />
    </FormDialog>
  )
}
