import { useStore } from '@nanostores/preact'
import type { SystemPassword } from '../../api/system-passwords'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { PasswordField } from '../../ui/form/password-field'
import { Banner } from '../../ui/status/banner'
import { Connections } from './connections'
import { LEVELS } from './levels'
import { REASONS, type SystemPasswordModel } from './model'
import { SPECIAL_CHARACTERS } from './password-rules'
import { StrengthMeter } from './strength-meter'

interface Props {
  password: SystemPassword
  model: SystemPasswordModel
  onClose: () => void
}

export function ChangeDialog({ password: { level, connections }, model, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => model.changeForm(level))
  const { title, effect } = LEVELS[level]
  const { password } = useStore(form.$values)
  return (
    <FormDialog
      of={form}
      title={t('systemPassword.dialog.title', { level: t(title) })}
      save={t('common.term.changePassword')}
      reasons={REASONS}
      onClose={onClose}
    >
      <Banner tone="info" title={t('systemPassword.effects')}>
        <p>{t(effect)}</p>
        {connections.length > 0 && (
          <>
            <p>{t('systemPassword.effects.ended', { count: connections.length })}</p>
            <Connections of={connections} />
          </>
        )}
      </Banner>
      <PasswordField
        first
        required
        of={form}
        name="current"
        label={t('common.term.currentPassword')}
        hint={t('systemPassword.current.hint')}
        autoComplete="off"
      />
      <PasswordField
        required
        of={form}
        name="password"
        label={t('common.term.newPassword')}
        hint={t('systemPassword.new.hint', { characters: SPECIAL_CHARACTERS })}
        autoComplete="new-password"
      />
      <StrengthMeter password={password} />
      <PasswordField
        required
        of={form}
        name="repeated_password"
        label={t('common.term.confirmPassword')}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
