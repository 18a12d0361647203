import type { RuntimeAccount, SecurityClass } from '../../api/enhanced-security'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { FieldFor } from '../../ui/form/field-for'
import { PasswordField } from '../../ui/form/password-field'
import { Banner } from '../../ui/status/banner'
import { AccountFields } from './account-fields'
import { PASSWORD_PARAMS } from './account-rules'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'

interface AddProps {
  model: EnhancedSecurityModel
  name?: string | undefined
  classes: readonly SecurityClass[]
  onClose: () => void
}

interface Props {
  model: EnhancedSecurityModel
  account: RuntimeAccount
  onClose: () => void
}

export function AddDialog({ model, name, classes, onClose }: AddProps) {
  const { t } = useText()
  const form = useForm(() => model.addForm(name))
  return (
    <FormDialog
      of={form}
      wide
      title={t('common.term.addAccount')}
      save={t('common.action.add')}
      reasons={RESULTS}
      onClose={onClose}
    >
      <FieldFor of={form} name="username" first />
      <PasswordField
        of={form}
        name="password"
        label={t('common.term.password')}
        hint={t('enhancedSecurity.password.hint', PASSWORD_PARAMS)}
        autoComplete="new-password"
        required
      />
      <AccountFields of={form} classes={classes} />
    </FormDialog>
  )
}

export function EditAccountDialog({ model, account, classes, onClose }: Props & Pick<AddProps, 'classes'>) {
  const { t } = useText()
  return (
    <EditDialog
      wide
      from={() => model.settings(account.id)}
      edit={loaded => model.editForm(account.id, loaded)}
      title={t('common.term.edit', { name: account.username })}
      reasons={RESULTS}
      onClose={onClose}
    >
      {form => (
        <>
          {account.logged_in && <Banner tone="info">{t('enhancedSecurity.signedIn.text')}</Banner>}
          <FieldFor
            of={form}
            name="username"
            hint={account.administrator ? '' : undefined}
            disabled={account.administrator}
            first
          />
          <AccountFields of={form} classes={classes} account={account} />
        </>
      )}
    </EditDialog>
  )
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
