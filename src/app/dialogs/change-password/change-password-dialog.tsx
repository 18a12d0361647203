import { useModel } from '../../../lib/browser/use-model'
import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import { signedInUser } from '../../../session/session'
import { closeDialog } from '../../../stores/dialogs'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { PasswordField } from '../../../ui/form/password-field'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { logOutHere } from '../../shell/log-out'
import { createOwnPassword } from './password-form'

export default function ChangePasswordDialog() {
  const { t } = useText()
  const user = useModel(signedInUser)
  const form = useForm(() => createOwnPassword(user?.username ?? ''))
  const mandatory = user?.passwordMustChange === true
  const logOutInstead = () => {
    form.discard()
    logOutHere()
  }
  return (
    <FormDialog
      short
      of={form}
      title={t('shell.changePassword')}
      mandatory={mandatory}
      onClose={closeDialog}
      start={mandatory && <Button onClick={logOutInstead}>{t('common.action.signOut')}</Button>}
    >
      {mandatory && <Banner tone="warn">{t('session.password.mandatory')}</Banner>}
      <input hidden type="text" autoComplete="username" value={user?.username} readOnly />
      <PasswordField
        first
        required
        of={form}
        name="current"
        label={t('common.term.currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        required
        of={form}
        name="password"
        label={t('common.term.newPassword')}
        hint={t('session.password.rule')}
        autoComplete="new-password"
      />
      <PasswordField
        required
        of={form}
        name="repeated_password"
        label={t('common.term.confirmPassword')}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
