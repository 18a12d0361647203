import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { FieldGroup } from '../../../ui/form/field-group'
import { SelectField } from '../../../ui/form/select-field'
import { Banner } from '../../../ui/status/banner'
import { isSecured, MODE_CHOICES, type OpcUaSettingsForm, POLICIES } from './settings-form'
import { modeText, policyText, TOKENS } from './settings-labels'

export function SecurityFields({ of: form }: { of: OpcUaSettingsForm }) {
  const { t } = useText()
  const values = useStore(form.$values)
  return (
    <>
      <FieldGroup title={t('opcuaServer.policies')} hint={t('opcuaServer.policies.hint')}>
        {POLICIES.map(policy => (
          <CheckField
            key={policy.id}
            of={form}
            name={policy.id}
            label={policyText(t, policy)}
            hint={policy.id === 'None' ? t('opcuaServer.policy.none.hint') : undefined}
          />
        ))}
      </FieldGroup>
      {isSecured(values) && (
        <SelectField
          of={form}
          name="modes"
          label={t('opcuaServer.mode')}
          options={MODE_CHOICES.map(value => ({ value, text: modeText(t, value) }))}
        />
      )}
      <FieldGroup title={t('opcuaServer.tokens')}>
        {TOKENS.map(({ id, text, hint }) => (
          <CheckField key={id} of={form} name={id} label={t(text)} hint={t(hint)} />
        ))}
      </FieldGroup>
      {values.None && values.username && <Banner tone="warn">{t('opcuaServer.policy.none.password')}</Banner>}
    </>
  )
}
