import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { Columns } from '../../ui/card/columns'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { TextField } from '../../ui/form/text-field'
import { AccountFields } from './account-fields'
import { REASONS } from './account-rules'
import type { AccountManagementModel } from './model'

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
        <FieldFor of={form} name="name" />
      </Columns>
      <FieldsFor of={form} names={['choice', 'password']} />
      <AccountFields of={form} />
    </FormDialog>
  )
}
