import { useStore } from '@nanostores/preact'
import type { RuntimeAccount } from '../../api/enhanced-security'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { useClose } from '../../ui/dialog/use-close'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'

interface Props {
  model: EnhancedSecurityModel
  account: RuntimeAccount
  onClose: () => void
}

export function DeleteDialog({ model, account, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const remove = async () => {
    await model.remove(account)
    close()
  }
  return (
    <ConfirmDialog
      title={t('enhancedSecurity.delete.title', { name: account.username })}
      verb={t('enhancedSecurity.delete.verb')}
      reasons={RESULTS}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{t('enhancedSecurity.delete.text')}</p>
    </ConfirmDialog>
  )
}
