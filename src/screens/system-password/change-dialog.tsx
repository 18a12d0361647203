import { useStore } from '@nanostores/preact'
import type { SystemPassword } from '../../api/system-passwords'
import { useForm } from '../../lib/form/use-form'
import { $i18n } from '../../lib/text/i18n'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { PasswordField } from '../../ui/form/password-field'
import { Banner } from '../../ui/status/banner'
import { Connections } from './connections'
import { LEVELS } from './levels'
import { REASONS, type SystemPasswordModel } from './model'
import { SPECIAL_CHARACTERS } from './password-rules'
import { StrengthMeter } from './strength-meter'
import styles from './system-password.module.css'

interface Props {
  password: SystemPassword
  model: SystemPasswordModel
  onClose: () => void
}

export function ChangeDialog({ password: { level, connections }, model, onClose }: Props) {
  const { t } = useStore($i18n)
  const form = useForm(() => model.changeForm(level))
  const { title, effect } = LEVELS[level]
  const { password } = useStore(form.$values)
  return (
    <FormDialog
      of={form}
      title={t('systemPassword.dialog.title', { level: t(title) })}
      save={t('systemPassword.dialog.save')}
      reasons={REASONS}
      onClose={onClose}
    >
      <Banner tone="info" title={t('systemPassword.effects')}>
        {t(effect)} {connections.length > 0 && t('systemPassword.effects.ended', { count: connections.length })}
        {connections.length > 0 && <Connections of={connections} />}
      </Banner>
      <PasswordField
        first
        required
        of={form}
        name="current"
        label={t('systemPassword.current')}
        hint={t('systemPassword.current.hint')}
        autoComplete="off"
      />
      <PasswordField
        required
        of={form}
        name="password"
        label={t('systemPassword.new')}
        hint={
          <>
            {t('systemPassword.new.hint')} <span className={styles.characters}>{SPECIAL_CHARACTERS}</span>
          </>
        }
        autoComplete="new-password"
      />
      <StrengthMeter password={password} />
      <PasswordField
        required
        of={form}
        name="confirm"
        label={t('systemPassword.confirm')}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
