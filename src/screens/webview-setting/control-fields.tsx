import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldGroup } from '../../ui/form/field-group'
import { FieldRow } from '../../ui/form/field-row'
import { Banner } from '../../ui/status/banner'
import type { WebViewForm } from './settings-form'

/** Who operates, and how control passes from one to the next. */
export function ControlFields({ of: form }: { of: WebViewForm }) {
  const { t } = useText()
  const { granted_by: grantedBy, unanswered } = useStore(form.$values)
  return (
    <FieldGroup title={t('webviewSetting.control')} hint={t('webviewSetting.control.hint')}>
      <FieldFor of={form} name="granted_by" />
      <FieldRow>
        <FieldsFor of={form} names={['answer_seconds', 'hand_back_seconds']} />
      </FieldRow>
      <FieldFor of={form} name="unanswered" disabled={grantedBy === 'panel'} />
      {unanswered === 'grant' && grantedBy !== 'panel' && (
        <Banner tone="warn">{t('webviewSetting.unanswered.warning')}</Banner>
      )}
      <FieldsFor of={form} names={['local_priority', 'safety_question']} />
    </FieldGroup>
  )
}
