import { useStore } from '@nanostores/preact'
import { useMemo, useState } from 'react'
import type { Translator } from '../../../../lib/text/i18n'
import { joinDetail, joinList } from '../../../../lib/text/join'
import type { Message } from '../../../../lib/text/message'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import { PasswordField } from '../../../../ui/form/password-field'
import { Impact } from '../../../../ui/impact/impact'
import { PanelText } from '../../../../ui/page/panel-text'
import { Banner } from '../../../../ui/status/banner'
import styles from '../../system-info.module.css'
import { impactOf, type RestoreModel } from './model'
import type { Plan, Step } from './plan'
import { secretRule } from './secret-rules'
import type { SecretInput, Secrets } from './secrets'
import { originText, removedTexts, secretLabel } from './texts'

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
  const removed = removedTexts(steps, t)
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
      {removed.length > 0 && (
        <Banner tone="warn" title={t('systemInfoRestore.question.removals')}>
          <PanelText>{joinList(removed)}</PanelText>
        </Banner>
      )}
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
          hint={hintOf(input, typed, t)}
          autoComplete="new-password"
          value={typed[input.id] ?? ''}
          error={textOf(refused ? errorOf(input) : undefined)}
          onPick={value => setTyped({ ...typed, [input.id]: value })}
        />
      ))}
    </ConfirmDialog>
  )
}

/** Whether it may be left empty, and what is known of its length. */
function hintOf({ isRequired, isStored, step, secret }: SecretInput, typed: Secrets, t: Translator['t']): string {
  const state = isRequired(typed)
    ? t(isStored ? 'systemInfoRestore.secret.again' : 'systemInfoRestore.secret.required')
    : t(isStored ? 'common.secret.set' : 'systemInfoRestore.secret.unset')
  const rule = secretRule(step, secret)
  return rule ? joinDetail(state, t(rule)) : state
}
