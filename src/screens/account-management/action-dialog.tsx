import { useStore } from '@nanostores/preact'
import type { Account } from '../../api/accounts'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { REASONS } from './account-rules'
import type { AccountManagementModel } from './model'

export type Deed = 'unlock' | 'signOut' | 'enable' | 'disable' | 'remove'

interface Props {
  deed: Deed
  account: Account
  model: AccountManagementModel
  onDone: () => void
  onCancel: () => void
}

/** Names the account and what will happen to it. */
export function DeedDialog({ deed, account, model, onDone, onCancel }: Props) {
  const { t } = useStore($i18n)
  const deeds: Record<Deed, () => Promise<unknown>> = {
    unlock: () => model.unlock(account),
    signOut: () => model.signOut(account),
    enable: () => model.enable(account, true),
    disable: () => model.enable(account, false),
    remove: () => model.remove(account)
  }
  const confirm = async () => {
    await deeds[deed]()
    if (deed === 'remove') onDone()
    else onCancel()
  }
  return (
    <ConfirmDialog
      title={t(`accountManagement.deed.${deed}.title`, { account: account.account })}
      verb={t(`accountManagement.deed.${deed}`)}
      harmless={deed === 'unlock' || deed === 'enable'}
      reasons={REASONS}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {t(`accountManagement.deed.${deed}.text`)}
    </ConfirmDialog>
  )
}
