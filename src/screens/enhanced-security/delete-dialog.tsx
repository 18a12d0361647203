import type { RuntimeAccount } from '../../api/enhanced-security'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'

interface Props {
  model: EnhancedSecurityModel
  account: RuntimeAccount
  onClose: () => void
}

export function DeleteDialog({ model, account, onClose }: Props) {
  const { t } = useText()
  return (
    <ActionDialog
      title={t('enhancedSecurity.delete.title', { name: account.username })}
      verb={t('enhancedSecurity.delete.verb')}
      reasons={RESULTS}
      onConfirm={() => model.remove(account)}
      onClose={onClose}
    >
      <p>{t('enhancedSecurity.delete.text')}</p>
    </ActionDialog>
  )
}
