import { useState } from 'react'
import type { Account } from '../../api/accounts'
import { useText } from '../../lib/text/use-text'
import { ADMINISTRATION, rightsList } from '../../session/rights'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldFor } from '../../ui/form/field-for'
import { AccountFields } from './account-fields'
import { REASONS } from './account-rules'
import type { AccountManagementModel } from './model'

interface Props {
  account: Account
  model: AccountManagementModel
  onClose: () => void
}

interface PendingConfirmation {
  rights: string[]
  settle: (agreed: boolean) => void
}

export function EditAccountDialog({ account, model, onClose }: Props) {
  const { t } = useText()
  const [confirmation, setConfirmation] = useState<PendingConfirmation>()
  const confirmLoss = (rights: string[]) =>
    new Promise<boolean>(resolve => {
      const settle = (agreed: boolean) => {
        setConfirmation(undefined)
        resolve(agreed)
      }
      setConfirmation({ rights, settle })
    })
  return (
    <>
      <EditDialog
        wide
        from={() => model.settings(account)}
        edit={loaded => model.edit({ account, loaded, confirmLoss })}
        title={t('accountManagement.dialog', { account: account.username })}
        reasons={REASONS}
        onClose={onClose}
        onSaved={() => model.saved(account.username)}
      >
        {form => (
          <>
            <FieldFor of={form} name="name" first />
            <AccountFields of={form} />
          </>
        )}
      </EditDialog>
      {confirmation && (
        <ConfirmDialog
          title={t('accountManagement.lose.title')}
          verb={t('accountManagement.lose.verb')}
          onConfirm={() => confirmation.settle(true)}
          onCancel={() => confirmation.settle(false)}
        >
          <p>{t('accountManagement.lose.text', { rights: rightsList(confirmation.rights, t) })}</p>
          {confirmation.rights.includes(ADMINISTRATION) && <p>{t('accountManagement.lose.administration')}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
