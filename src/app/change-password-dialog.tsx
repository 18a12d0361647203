import { useStore } from '@nanostores/preact'
import { $i18n } from '../lib/i18n'
import { useForm } from '../lib/use-form'
import { useModel } from '../lib/use-model'
import { closeDialog } from '../stores/dialogs'
import { notify } from '../stores/notices'
import { signedInUser } from '../stores/session'
import { Banner } from '../ui/banner'
import { Button } from '../ui/button'
import { PasswordField } from '../ui/password-field'
import { logOutHere } from './log-out'
import { createOwnPassword } from './own-password'
import { ShortFormDialog } from './short-form-dialog'

export default function ChangePasswordDialog() {
  const { t } = useStore($i18n)
  const user = useModel(signedInUser)
  const form = useForm(() => createOwnPassword(user?.username ?? ''))
  const mandatory = user?.passwordMustChange === true
  const finish = () => {
    closeDialog()
    notify('session.password.changed')
  }
  const logOutInstead = () => {
    form.discard()
    logOutHere()
  }
  return (
    <ShortFormDialog
      of={form}
      title={t('shell.changePassword')}
      verb={t('common.save')}
      onSaved={finish}
      onCancel={mandatory ? undefined : closeDialog}
      start={mandatory && <Button onClick={logOutInstead}>{t('shell.logOut')}</Button>}
    >
      {mandatory && <Banner tone="warn">{t('session.password.mandatory')}</Banner>}
      <input hidden type="text" autoComplete="username" value={user?.username} readOnly />
      <PasswordField
        first
        required
        of={form}
        name="current"
        label={t('session.password.current')}
        autoComplete="current-password"
      />
      <PasswordField
        required
        of={form}
        name="password"
        label={t('session.password.new')}
        hint={t('session.password.rule')}
        autoComplete="new-password"
      />
      <PasswordField
        required
        of={form}
        name="confirm"
        label={t('session.password.confirm')}
        autoComplete="new-password"
      />
    </ShortFormDialog>
  )
}
