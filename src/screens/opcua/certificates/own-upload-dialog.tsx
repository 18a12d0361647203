import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import { createImpact } from '../../../stores/impact'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { FormFile } from '../../../ui/form/form-file'
import { PasswordField } from '../../../ui/form/password-field'
import { Impact } from '../../../ui/impact/impact'
import { CERTIFICATE_EXTENSIONS, KEY_EXTENSIONS } from './files'
import type { CertificatesModel } from './model'

interface Props {
  model: CertificatesModel
  onClose: () => void
}

export function OwnUploadDialog({ model, onClose }: Props) {
  const { t } = useText()
  const form = useForm(model.ownUploadForm)
  const $impact = useModel(() => createImpact('opcua'))
  const { key } = useStore(form.$values)
  return (
    <FormDialog
      of={form}
      title={t('opcuaCertificates.own.upload')}
      save={t('opcuaCertificates.own.upload.save')}
      onClose={onClose}
      notice={<Impact from={$impact} />}
    >
      <FormFile
        required
        of={form}
        name="certificate"
        label={t('opcuaCertificates.name')}
        extensions={CERTIFICATE_EXTENSIONS}
      />
      <FormFile
        of={form}
        name="key"
        label={t('common.term.privateKey')}
        hint={t('opcuaCertificates.own.key.hint')}
        extensions={KEY_EXTENSIONS}
      />
      {key && (
        <PasswordField
          of={form}
          name="key_password"
          label={t('common.term.keyPassword')}
          hint={t('common.certificate.password.hint')}
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
