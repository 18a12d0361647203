import type { RuntimeAccount } from '../../api/enhanced-security'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { PasswordField } from '../../ui/form/password-field'
import { PASSWORD_PARAMS } from './account-rules'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'

interface Props {
  model: EnhancedSecurityModel
  account: RuntimeAccount
  onClose: () => void
}

export function PasswordDialog({ model, account, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => model.passwordForm(account.id))
  return (
    <FormDialog
      of={form}
      title={t('enhancedSecurity.resetPassword', { name: account.username })}
      reasons={RESULTS}
      onClose={onClose}
    >
      <PasswordField
        of={form}
        name="password"
        label={t('common.term.newPassword')}
        hint={t('enhancedSecurity.password.hint', PASSWORD_PARAMS)}
        autoComplete="new-password"
        required
        first
      />
    </FormDialog>
  )
}
