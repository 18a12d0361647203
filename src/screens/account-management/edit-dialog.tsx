import { useState } from 'react'
import type { Account } from '../../api/accounts'
import { useModel } from '../../lib/browser/use-model'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { ADMINISTRATION, titleOf } from '../../session/rights'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { TextField } from '../../ui/form/text-field'
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
  const $settings = useModel(() => model.settings(account))
  const [confirmation, setConfirmation] = useState<PendingConfirmation>()
  const confirmLoss = (rights: string[]) =>
    new Promise<boolean>(resolve => {
      const settle = (agreed: boolean) => {
        setConfirmation(undefined)
        resolve(agreed)
      }
      setConfirmation({ rights, settle })
    })
  const titlesText = (rights: readonly string[]) =>
    joinList(rights.map(name => titleOf(name)).flatMap(title => (title ? [t(title)] : [])))
  return (
    <>
      <EditDialog
        wide
        from={$settings}
        edit={loaded => model.edit({ account, loaded, confirmLoss })}
        title={t('accountManagement.dialog', { account: account.username })}
        reasons={REASONS}
        labels={{
          name: t('session.displayName'),
          roles: t('accountManagement.rights'),
          password_must_change: t('accountManagement.mustChange'),
          valid_until: t('common.term.validUntil'),
          password_age_days: t('accountManagement.passwordAge')
        }}
        textOf={(_, value) => {
          if (Array.isArray(value)) return titlesText(value)
          if (typeof value !== 'boolean') return String(value)
          return t(value ? 'common.term.yes' : 'common.term.no')
        }}
        onClose={onClose}
        onSaved={() => model.saved(account.username)}
      >
        {form => (
          <>
            <TextField
              first
              of={form}
              name="name"
              label={t('session.displayName')}
              hint={t('accountManagement.name.hint')}
            />
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
          <p>{t('accountManagement.lose.text', { rights: titlesText(confirmation.rights) })}</p>
          {confirmation.rights.includes(ADMINISTRATION) && <p>{t('accountManagement.lose.administration')}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
