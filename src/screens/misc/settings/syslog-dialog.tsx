import { useStore } from '@nanostores/preact'
import type { Form } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { NumberField } from '../../../ui/form/number-field'
import { SelectField } from '../../../ui/form/select-field'
import { SwitchField } from '../../../ui/form/switch-field'
import { TextField } from '../../../ui/form/text-field'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { SYSLOG, type SyslogValues } from './forms/services'
import { TestSection } from './test-section'

const LEVELS = ['error', 'warning', 'notice', 'info', 'debug'] as const

export function SyslogDialog(props: SettingsProps) {
  const { t } = useText()
  const labels = {
    enabled: t('miscSettings.syslog.enabled'),
    host: t('common.term.server'),
    port: t('miscSettings.syslog.port'),
    level: t('miscSettings.syslog.level')
  }
  return (
    <CardDialog {...props} settings={SYSLOG} labels={labels} risk={t('miscSettings.syslog.risk')}>
      {form => (
        <>
          <SwitchField of={form} name="enabled" label={labels.enabled} />
          <TextField of={form} name="host" label={labels.host} hint={t('common.term.hostOrAddress')} />
          <NumberField required of={form} name="port" label={labels.port} />
          <SelectField
            of={form}
            name="level"
            label={labels.level}
            options={LEVELS.map(value => ({ value, text: t(`miscSettings.syslog.${value}`) }))}
          />
          <SyslogTest of={form} />
        </>
      )}
    </CardDialog>
  )
}

function SyslogTest({ of: form }: { of: Form<SyslogValues> }) {
  const { t } = useText()
  const isEmpty = useStore(form.$values).host.trim() === ''
  return (
    <TestSection
      label={t('miscSettings.syslog.test')}
      hint={t('miscSettings.syslog.test.hint')}
      disabled={isEmpty}
      run={tests => {
        const { host, port } = form.$values.get()
        return tests.syslog(host.trim(), Number(port))
      }}
      passed={() => t('miscSettings.syslog.passed')}
    />
  )
}
