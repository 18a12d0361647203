import { useStore } from '@nanostores/preact'
import type { Form } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { FieldFor, FieldsFor } from '../../../ui/form/field-for'
import { FieldRow } from '../../../ui/form/field-row'
import { CardDialog } from '../card/card-dialog'
import { TestSection } from '../card/test-section'
import type { SettingsProps } from '../cards'
import { SYSLOG, type SyslogValues } from './form'

export function SyslogDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog
      {...props}
      settings={SYSLOG}
      risk={t('miscSettings.syslog.risk')}
      fields={form => (
        <>
          <FieldFor of={form} name="enabled" />
          <FieldRow>
            <FieldsFor of={form} names={['host', 'port']} />
          </FieldRow>
          <FieldFor of={form} name="level" />
        </>
      )}
    >
      {form => <SyslogTest of={form} />}
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
