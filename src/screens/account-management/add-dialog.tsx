import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { AccountFields } from './account-fields'
import { REASONS } from './account-rules'
import type { AccountManagementModel } from './model'
import { PasswordChoiceFields } from './password-choice'

export function AddDialog({ model, onClose }: { model: AccountManagementModel; onClose: () => void }) {
  const { t } = useText()
  const form = useForm(model.add)
  return (
    <FormDialog
      wide
      of={form}
      title={t('common.term.addAccount')}
      save={t('common.action.add')}
      reasons={REASONS}
      onClose={onClose}
    >
      <Columns>
        <TextField
          first
          required
          of={form}
          name="username"
          label={t('common.term.account')}
          hint={t('accountManagement.account.hint')}
        />
        <TextField of={form} name="name" label={t('session.displayName')} hint={t('accountManagement.name.hint')} />
      </Columns>
      <PasswordChoiceFields of={form} />
      <AccountFields of={form} />
    </FormDialog>
  )
}
