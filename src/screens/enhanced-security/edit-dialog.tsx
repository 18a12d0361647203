import type { RuntimeAccount, SecurityClass } from '../../api/enhanced-security'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/status/banner'
import { NAME_PARAMS, RightsFields } from './account-fields'
import { fieldLabels, fieldText } from './field-texts'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'
import { ValidityFields } from './validity-fields'

interface Props {
  model: EnhancedSecurityModel
  account: RuntimeAccount
  classes: readonly SecurityClass[]
  onClose: () => void
}

export function EditAccountDialog({ model, account, classes, onClose }: Props) {
  const { t } = useText()
  const $settings = useModel(() => model.settings(account.id))
  return (
    <EditDialog
      wide
      from={$settings}
      edit={loaded => model.editForm(account.id, loaded)}
      title={t('common.term.edit', { name: account.username })}
      reasons={RESULTS}
      labels={fieldLabels(t)}
      textOf={fieldText(t)}
      onClose={onClose}
    >
      {form => (
        <>
          {account.logged_in && <Banner tone="info">{t('enhancedSecurity.signedIn.text')}</Banner>}
          <TextField
            of={form}
            name="username"
            label={t('common.term.account')}
            hint={!account.administrator && t('enhancedSecurity.name.hint', NAME_PARAMS)}
            disabled={account.administrator}
            required
            first
          />
          <RightsFields of={form} classes={classes} fixed={account.administrator} />
          {!account.administrator && <ValidityFields of={form} expiresAt={account.expires_at} />}
        </>
      )}
    </EditDialog>
  )
}
