import { useStore } from '@nanostores/preact'
import type { OpcUaRevocationList } from '../../../api/opcua-certificates'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useClose } from '../../../ui/dialog/use-close'
import type { CertificatesModel } from './model'

interface Props {
  model: CertificatesModel
  list: OpcUaRevocationList
  onClose: () => void
}

export function DeleteListDialog({ model, list, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const remove = async () => {
    await model.removeList(list)
    close()
  }
  return (
    <ConfirmDialog
      title={t('opcuaCertificates.deleteList.title', { issuer: plainText(list.issuer, 80) })}
      verb={t('opcuaCertificates.delete')}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{t('opcuaCertificates.deleteList.text', { count: list.revoked })}</p>
    </ConfirmDialog>
  )
}
