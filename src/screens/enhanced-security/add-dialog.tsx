import type { SecurityClass } from '../../api/enhanced-security'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { PasswordField } from '../../ui/form/password-field'
import { TextField } from '../../ui/form/text-field'
import { NAME_PARAMS, RightsFields } from './account-fields'
import { PASSWORD_PARAMS } from './account-rules'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'
import { ValidityFields } from './validity-fields'

interface Props {
  model: EnhancedSecurityModel
  name?: string | undefined
  classes: readonly SecurityClass[]
  onClose: () => void
}

export function AddDialog({ model, name, classes, onClose }: Props) {
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
      <TextField
        of={form}
        name="username"
        label={t('common.term.account')}
        hint={t('enhancedSecurity.name.hint', NAME_PARAMS)}
        required
        first
      />
      <PasswordField
        of={form}
        name="password"
        label={t('common.term.password')}
        hint={t('enhancedSecurity.password.hint', PASSWORD_PARAMS)}
        autoComplete="new-password"
        required
      />
      <RightsFields of={form} classes={classes} />
      <ValidityFields of={form} />
    </FormDialog>
  )
}
