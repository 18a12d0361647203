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

export function DeleteDialog({ model, certificate, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const remove = async () => {
    await model.remove(certificate)
    close()
  }
  const { list, authority } = certificate
  const effect = list === 'rejected' ? 'rejected' : authority ? 'authority' : 'trusted'
  return (
    <ConfirmDialog
      title={t('opcuaCertificates.delete.title', { name: plainText(certificate.name, 80) })}
      verb={t('opcuaCertificates.delete')}
      reasons={REASONS}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{t(`opcuaCertificates.delete.${effect}`)}</p>
    </ConfirmDialog>
  )
}
