import type { ProjectPassword } from '../../api/project-management'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { PasswordField } from '../../ui/form/password-field'
import type { WithPasswords } from './update-forms'

interface Props<V> {
  of: Form<V>
  required: ProjectPassword
}

/** The password that replaces the running project, and that of the package if it has one. */
export function UploadPasswords<V extends WithPasswords>({ of, required }: Props<V>) {
  const { t } = useText()
  // A form is read and set by the names of its fields: one with more fields serves as one with fewer.
  const form = of as unknown as Form<WithPasswords>
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
