import { useText } from '../../../lib/text/use-text'
import { NumberField } from '../../../ui/form/number-field'
import { SwitchField } from '../../../ui/form/switch-field'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { FTP } from './forms/services'
import { TestSection } from './test-section'

export function FtpDialog(props: SettingsProps) {
  const { t } = useText()
  const labels = {
    enabled: t('miscSettings.ftp.enabled'),
    port: t('common.term.port'),
    tls_required: t('miscSettings.ftp.tls')
  }
  return (
    <CardDialog {...props} settings={FTP} labels={labels} risk={t('miscSettings.ftp.risk')}>
      {form => (
        <>
          <SwitchField of={form} name="enabled" label={labels.enabled} />
          <NumberField required of={form} name="port" label={labels.port} />
          <SwitchField
            of={form}
            name="tls_required"
            label={labels.tls_required}
            hint={t('miscSettings.ftp.tls.hint')}
          />
          <TestSection
            label={t('miscSettings.ftp.test')}
            hint={t('miscSettings.test.saved')}
            run={tests => tests.ftp()}
            passed={() => t('miscSettings.ftp.passed')}
          />
        </>
      )}
    </CardDialog>
  )
}
