import { useStore } from '@nanostores/preact'
import { useMemo, useState } from 'react'
import type { Message } from '../../../../lib/text/message'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import { PasswordField } from '../../../../ui/form/password-field'
import { Impact } from '../../../../ui/impact/impact'
import { PanelText } from '../../../../ui/page/panel-text'
import styles from '../../system-info.module.css'
import { impactOf, type RestoreModel } from './model'
import type { Plan, Step } from './plan'
import { secretRule } from './secret-rules'
import type { SecretInput, Secrets } from './secrets'
import { originText, secretLabel } from './texts'

interface Props {
  model: RestoreModel
  plan: Plan
  steps: readonly Step[]
  count: number
  onClose: () => void
}

/** Whom the restore interrupts, and the passwords that it needs; the last question before anything is sent. */
export function RestoreDialog({ model, plan, steps, count, onClose }: Props) {
  const { t } = useText()
  const impact = useMemo(() => impactOf(steps), [steps])
  const inputs = useStore(model.$secrets)
  const [typed, setTyped] = useState<Secrets>({})
  const [refused, setRefused] = useState(false)
  const errorOf = (input: SecretInput) => input.errorOf(typed)
  const textOf = (error: Message | undefined) => error && t(error)
  const confirm = () => {
    if (inputs.some(errorOf)) return setRefused(true)
    model.start(typed)
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('systemInfoRestore.question', { count })}
      verb={t('common.action.restore')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className={styles.paragraph}>
        <PanelText>{originText(plan.file, t)}</PanelText>
      </p>
      <p className={styles.paragraph}>{t('systemInfoRestore.question.text', { time: plainText(plan.now.time, 32) })}</p>
      {steps.some(({ call }) => call.pending) && (
        <p className={styles.paragraph}>{t('systemInfoRestore.question.network')}</p>
      )}
      {impact && (
        <div className={styles.paragraph}>
          <Impact from={impact} />
        </div>
      )}
      {inputs.length > 0 && <p className={styles.paragraph}>{t('systemInfoRestore.secrets')}</p>}
      {inputs.map(input => (
        <PasswordField
          key={input.id}
          label={secretLabel(input.step, input.secret, t)}
          required={input.isRequired(typed)}
          hint={t(hintOf(input, typed))}
          autoComplete="new-password"
          value={typed[input.id] ?? ''}
          error={textOf(refused ? errorOf(input) : undefined)}
          onPick={value => setTyped({ ...typed, [input.id]: value })}
        />
      ))}
    </ConfirmDialog>
  )
}

function hintOf({ isRequired, isStored, step }: SecretInput, typed: Secrets) {
  const rule = secretRule(step)
  if (rule) return rule
  if (isRequired(typed)) return isStored ? 'systemInfoRestore.secret.again' : 'systemInfoRestore.secret.required'
  return isStored ? 'common.secret.set' : 'systemInfoRestore.secret.unset'
}
