import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { USB } from './forms/hardware'
import { DISCOVERY } from './forms/services'
import { TestSection } from './test-section'

export function UsbDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog {...props} settings={USB} risk={t('miscSettings.usb.risk')}>
      {form => <FieldsFor of={form} />}
    </CardDialog>
  )
}

export function DiscoveryDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog {...props} settings={DISCOVERY} risk={t('miscSettings.discovery.risk')}>
      {form => (
        <>
          <FieldsFor of={form} />
          <TestSection
            label={t('miscSettings.discovery.test')}
            hint={t('miscSettings.test.saved')}
            run={tests => tests.nameServices()}
            passed={({ detail }) => t('miscSettings.discovery.passed', { name: plainText(detail, 100) })}
          />
        </>
      )}
    </CardDialog>
  )
}
