import type { ProjectPassword } from '../../api/project-management'
import type { FormPart } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { PasswordField } from '../../ui/form/password-field'
import type { WithPasswords } from './update-forms'

interface Props {
  of: FormPart<WithPasswords>
  required: ProjectPassword
}

/** The password that replaces the running project, and that of the package if it has one. */
export function UploadPasswords({ of: form, required }: Props) {
  const { t } = useText()
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
