import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { CardDialog } from '../card/card-dialog'
import { TestSection } from '../card/test-section'
import type { SettingsProps } from '../cards'
import { SNMP } from './form'

export function SnmpDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog {...props} settings={SNMP} risk={t('miscSettings.snmp.risk')}>
      {() => (
        <TestSection
          label={t('miscSettings.snmp.test')}
          hint={t('miscSettings.test.saved')}
          run={tests => tests.snmp()}
          passed={({ detail }) => t('miscSettings.snmp.passed', { name: plainText(detail, 64) })}
        />
      )}
    </CardDialog>
  )
}
