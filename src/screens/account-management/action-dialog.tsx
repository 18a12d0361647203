import type { Account } from '../../api/accounts'
import { useText } from '../../lib/text/use-text'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { useClose } from '../../ui/dialog/use-close'
import { REASONS } from './account-rules'
import type { AccountManagementModel } from './model'

export type Action = 'unlock' | 'signOut' | 'enable' | 'disable' | 'remove'

interface Props {
  action: Action
  account: Account
  model: AccountManagementModel
  onDone: () => void
  onCancel: () => void
}

export function ActionDialog({ action, account, model, onDone, onCancel }: Props) {
  const { t } = useText()
  const actions: Record<Action, () => Promise<unknown>> = {
    unlock: () => model.unlock(account),
    signOut: () => model.signOut(account),
    enable: () => model.enable(account, true),
    disable: () => model.enable(account, false),
    remove: () => model.remove(account)
  }
  const close = useClose(action === 'remove' ? onDone : onCancel)
  const confirm = async () => {
    await actions[action]()
    close()
  }
  return (
    <ConfirmDialog
      title={t(`accountManagement.action.${action}.title`, { account: account.username })}
      verb={t(`accountManagement.action.${action}`)}
      harmless={action === 'unlock' || action === 'enable'}
      reasons={REASONS}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {t(`accountManagement.action.${action}.text`)}
    </ConfirmDialog>
  )
}
