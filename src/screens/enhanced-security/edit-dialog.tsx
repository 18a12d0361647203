import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import type { RuntimeAccount, SecurityClass } from '../../api/enhanced-security'
import type { SettingsForm } from '../../lib/form/settings-form'
import { $i18n } from '../../lib/text/i18n'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/page/banner'
import { NAME_PARAMS, RightsFields } from './account-fields'
import type { AccountInput } from './forms'
import { RESULTS } from './results'

interface Props {
  account: RuntimeAccount
  form: SettingsForm<AccountInput>
  classes: readonly SecurityClass[]
  onClose: () => void
}

export function EditDialog({ account, form, classes, onClose }: Props) {
  const { t } = useStore($i18n)
  useEffect(() => form.discard, [form])
  const labels = {
    name: t('enhancedSecurity.name'),
    classes: t('enhancedSecurity.classes'),
    browse: t('enhancedSecurity.browse'),
    read: t('enhancedSecurity.read'),
    write: t('enhancedSecurity.write'),
    hidden: t('enhancedSecurity.hiddenUser')
  }
  const textOf = (_: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'enhancedSecurity.yes' : 'enhancedSecurity.no')
    return Array.isArray(value) ? value.join(' ') || t('enhancedSecurity.classes.none') : String(value)
  }
  return (
    <FormDialog
      of={form}
      wide
      title={t('enhancedSecurity.edit', { name: account.name })}
      reasons={RESULTS}
      onClose={onClose}
    >
      <ConflictNotice of={form} labels={labels} textOf={textOf} />
      {account.logged_in && <Banner tone="info">{t('enhancedSecurity.signedIn.text')}</Banner>}
      <TextField
        of={form}
        name="name"
        label={t('enhancedSecurity.name')}
        hint={!account.administrator && t('enhancedSecurity.name.hint', NAME_PARAMS)}
        disabled={account.administrator}
        required
        first
      />
      <RightsFields of={form} classes={classes} fixed={account.administrator} />
    </FormDialog>
  )
}
