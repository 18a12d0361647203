import type { ProjectPassword } from '../../api/project-management'
import type { FormPart } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { signedInUser } from '../../session/session'
import { screenLink } from '../../stores/setting-links'
import { PasswordField } from '../../ui/form/password-field'
import { Fixes } from '../../ui/status/fault-banner'
import type { WithPasswords } from './update-forms'

interface Props {
  of: FormPart<WithPasswords>
  required: ProjectPassword
}

/** The password that replaces the running project, with the screen where it is set, and that of the package if it has one. */
export function UploadPasswords({ of: form, required }: Props) {
  const { t } = useText()
  const maySet = signedInUser()?.roles.includes('system-password')
  return (
    <>
      <PasswordField
        of={form}
        name="password"
        label={t('common.uploadPassword')}
        hint={t('common.uploadPassword.hint')}
        autoComplete="off"
        required
      />
      {maySet && <Fixes of={[screenLink('system-password')]} />}
      {required === 'upload-project-and-package' && (
        <PasswordField
          of={form}
          name="package_password"
          label={t('projectManagement.packagePassword')}
          hint={t('projectManagement.password.package')}
          autoComplete="off"
          required
        />
      )}
    </>
  )
}
