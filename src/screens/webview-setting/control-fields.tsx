import { useStore } from '@nanostores/preact'
import { webViewSettingsUpdate as limits } from '../../api/generated/limits/webview'
import type { WebViewSettings } from '../../api/webview'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { FieldGroup } from '../../ui/form/field-group'
import { NumberField } from '../../ui/form/number-field'
import { RadioField } from '../../ui/form/radio-field'
import { Columns } from '../../ui/page/columns'
import { Banner } from '../../ui/status/banner'
import type { WebViewForm } from './settings-form'
import type { SettingsValues } from './settings-values'
import { GRANTED_BY, UNANSWERED } from './texts'

interface Props {
  of: WebViewForm
  labels: Record<keyof SettingsValues, string>
}

const GRANTERS: readonly WebViewSettings['granted_by'][] = ['controller', 'panel']
const OUTCOMES: readonly WebViewSettings['unanswered'][] = ['deny', 'grant']

/** Who operates, and how control passes from one to the next. */
export function ControlFields({ of: form, labels }: Props) {
  const { t } = useText()
  const { granted_by: grantedBy, unanswered } = useStore(form.$values)
  const range = ([first, last]: readonly [number, number]) => t('common.term.range', { first, last })
  return (
    <FieldGroup title={t('webviewSetting.control')} hint={t('webviewSetting.control.hint')}>
      <RadioField
        of={form}
        name="granted_by"
        label={labels.granted_by}
        options={GRANTERS.map(value => ({ value, text: t(GRANTED_BY[value]) }))}
      />
      <Columns>
        <NumberField
          required
          of={form}
          name="answer_seconds"
          unit={t('units.seconds')}
          label={labels.answer_seconds}
          hint={range(limits.answer_seconds)}
        />
        <NumberField
          required
          of={form}
          name="hand_back_seconds"
          unit={t('units.seconds')}
          label={labels.hand_back_seconds}
          hint={t('common.term.zeroToNever', { last: limits.hand_back_seconds[1] })}
        />
      </Columns>
      <RadioField
        of={form}
        name="unanswered"
        label={labels.unanswered}
        hint={grantedBy === 'panel' && t('webviewSetting.unanswered.panel')}
        options={OUTCOMES.map(value => ({ value, text: t(UNANSWERED[value]), disabled: grantedBy === 'panel' }))}
      />
      {unanswered === 'grant' && grantedBy !== 'panel' && (
        <Banner tone="warn">{t('webviewSetting.unanswered.warning')}</Banner>
      )}
      <CheckField
        of={form}
        name="local_priority"
        label={labels.local_priority}
        hint={t('webviewSetting.localPriority.hint')}
      />
      <CheckField
        of={form}
        name="safety_question"
        label={labels.safety_question}
        hint={t('webviewSetting.safetyQuestion.hint')}
      />
    </FieldGroup>
  )
}
