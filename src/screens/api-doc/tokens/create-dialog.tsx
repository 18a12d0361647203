import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import { rightsList, withRights } from '../../../session/rights'
import { Columns } from '../../../ui/card/columns'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { FieldFor } from '../../../ui/form/field-for'
import type { AccessTokensModel } from './model'
import { REASONS } from './token-form'

interface Props {
  model: AccessTokensModel
  /** What this user may give. */
  roles: readonly string[]
  onClose: () => void
}

export function CreateDialog({ model, roles, onClose }: Props) {
  const { t } = useText()
  const form = useForm(model.form)
  const inMenuOrder = withRights([], roles, true)
  return (
    <FormDialog
      wide
      of={form}
      title={t('apiDoc.start.token')}
      save={t('apiDocTokens.create.verb')}
      reasons={REASONS}
      onClose={onClose}
    >
      <Columns>
        <FieldFor first of={form} name="name" />
        <FieldFor of={form} name="days" />
      </Columns>
      <FieldFor
        of={form}
        name="roles"
        options={inMenuOrder.map(role => ({ value: role, text: rightsList([role], t) }))}
      />
    </FormDialog>
  )
}
