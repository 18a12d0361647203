import { useStore } from '@nanostores/preact'
import type { OpcUaCertificate } from '../../../api/opcua-certificates'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useClose } from '../../../ui/dialog/use-close'
import type { CertificatesModel } from './model'
import { REASONS } from './texts'

interface Props {
  model: CertificatesModel
  certificate: OpcUaCertificate
  onClose: () => void
}

export function RejectDialog({ model, certificate, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const reject = async () => {
    await model.reject(certificate)
    close()
  }
  return (
    <ConfirmDialog
      title={t('opcuaCertificates.reject.title', { name: plainText(certificate.name, 80) })}
      verb={t('opcuaCertificates.reject')}
      reasons={REASONS}
      onConfirm={reject}
      onCancel={onClose}
    >
      <p>{t(certificate.authority ? 'opcuaCertificates.reject.authority' : 'opcuaCertificates.reject.text')}</p>
    </ConfirmDialog>
  )
}
