import { useStore } from '@nanostores/preact'
import type { ProjectPassword } from '../../api/project-management'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { PasswordField } from '../../ui/form/password-field'
import type { WithPassword } from './update-forms'

/** The password that replaces the running project, if one is required. */
export function UploadPassword<V extends WithPassword>({ of, required }: { of: Form<V>; required: ProjectPassword }) {
  const { t } = useStore($i18n)
  if (required === 'none') return null
  return (
    <PasswordField
      // A form is read and set by the names of its fields: one with more fields serves as one with fewer.
      of={of as unknown as Form<WithPassword>}
      name="password"
      label={t('projectManagement.password')}
      hint={t(required === 'package' ? 'projectManagement.password.package' : 'projectManagement.password.level')}
      autoComplete="off"
      required
    />
  )
}
