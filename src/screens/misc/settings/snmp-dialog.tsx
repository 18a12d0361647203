import { useStore } from '@nanostores/preact'
import { newSnmpSettings } from '../../../api/generated/limits/misc-services'
import type { Form } from '../../../lib/form/form'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { NumberField } from '../../../ui/form/number-field'
import { PasswordField } from '../../../ui/form/password-field'
import { SelectField } from '../../../ui/form/select-field'
import { SwitchField } from '../../../ui/form/switch-field'
import { TextField } from '../../../ui/form/text-field'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { SNMP, type SnmpValues } from './forms/snmp'
import { TestSection } from './test-section'

export function SnmpDialog(props: SettingsProps) {
  const { t } = useText()
  const labels = {
    enabled: t('miscSettings.snmp.enabled'),
    port: t('common.term.port'),
    version: t('common.term.version'),
    username: t('common.term.username')
  }
  return (
    <CardDialog {...props} settings={SNMP} labels={labels} risk={t('miscSettings.snmp.risk')}>
      {form => (
        <>
          <SwitchField of={form} name="enabled" label={labels.enabled} />
          <NumberField required of={form} name="port" label={labels.port} />
          <SelectField
            of={form}
            name="version"
            label={labels.version}
            options={[
              { value: 'v3', text: t('miscSettings.snmp.v3') },
              { value: 'v2c', text: t('miscSettings.snmp.v2c') }
            ]}
          />
          <Secrets of={form} />
          <TestSection
            label={t('miscSettings.snmp.test')}
            hint={t('miscSettings.test.saved')}
            run={tests => tests.snmp()}
            passed={({ detail }) => t('miscSettings.snmp.passed', { name: plainText(detail, 64) })}
          />
        </>
      )}
    </CardDialog>
  )
}

function Secrets({ of: form }: { of: Form<SnmpValues> }) {
  const { t } = useText()
  const { enabled, version, community_set, auth_password_set, privacy_password_set } = useStore(form.$values)
  const secret = (name: 'community' | 'auth_password' | 'privacy_password', label: string, isSet: boolean) => (
    <PasswordField
      of={form}
      name={name}
      label={label}
      hint={t(isSet ? 'misc.secret.set' : 'common.term.notSet')}
      required={enabled && !isSet}
      autoComplete="new-password"
      maxLength={newSnmpSettings[name][1]}
    />
  )
  if (version === 'v2c') return secret('community', t('miscSettings.snmp.community'), community_set)
  return (
    <>
      <TextField of={form} name="username" label={t('common.term.username')} required={enabled} />
      {secret('auth_password', t('miscSettings.snmp.auth'), auth_password_set)}
      {secret('privacy_password', t('miscSettings.snmp.privacy'), privacy_password_set)}
    </>
  )
}
