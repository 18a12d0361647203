import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useForm } from '../../lib/use-form'
import { Columns } from '../../ui/columns'
import { FormDialog } from '../../ui/form-dialog'
import { TextField } from '../../ui/text-field'
import { AccountFields } from './account-fields'
import { REASONS } from './account-rules'
import type { AccountManagementModel } from './model'
import { PasswordChoiceFields } from './password-choice'

export function AddDialog({ model, onClose }: { model: AccountManagementModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const form = useForm(model.add)
  return (
    <FormDialog
      wide
      of={form}
      title={t('accountManagement.add')}
      save={t('accountManagement.add.save')}
      reasons={REASONS}
      onClose={onClose}
    >
      <Columns>
        <TextField
          first
          required
          of={form}
          name="account"
          label={t('accountManagement.account')}
          hint={t('accountManagement.account.hint')}
        />
        <TextField of={form} name="name" label={t('accountManagement.name')} hint={t('accountManagement.name.hint')} />
      </Columns>
      <PasswordChoiceFields of={form} />
      <AccountFields of={form} />
    </FormDialog>
  )
}
