import type { Account } from '../../api/accounts'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { FieldsFor } from '../../ui/form/field-for'
import { Banner } from '../../ui/status/banner'
import type { AccountManagementModel } from './model'

interface Props {
  account: Account
  model: AccountManagementModel
  onClose: () => void
}

export function ResetDialog({ account, model, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => model.reset(account))
  return (
    <FormDialog
      of={form}
      title={t('accountManagement.reset.title', { account: account.username })}
      save={t('accountManagement.reset')}
      onClose={onClose}
    >
      <Banner tone="info">{t('accountManagement.reset.text')}</Banner>
      <FieldsFor of={form} />
    </FormDialog>
  )
}
