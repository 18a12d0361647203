import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { SwitchField } from '../../../ui/form/switch-field'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { USB } from './forms/hardware'
import { DISCOVERY } from './forms/services'
import { TestSection } from './test-section'

export function UsbDialog(props: SettingsProps) {
  const { t } = useText()
  const labels = {
    storage: t('miscSettings.usb.storage'),
    keyboard: t('miscSettings.usb.keyboard'),
    autorun: t('miscSettings.usb.autorun')
  }
  return (
    <CardDialog {...props} settings={USB} labels={labels} risk={t('miscSettings.usb.risk')}>
      {form => (
        <>
          <SwitchField of={form} name="storage" label={labels.storage} hint={t('miscSettings.usb.storage.hint')} />
          <SwitchField of={form} name="keyboard" label={labels.keyboard} />
          <SwitchField of={form} name="autorun" label={labels.autorun} />
        </>
      )}
    </CardDialog>
  )
}

export function DiscoveryDialog(props: SettingsProps) {
  const { t } = useText()
  const labels = { mdns: t('miscSettings.discovery.mdns'), vendor: t('miscSettings.discovery.vendor') }
  return (
    <CardDialog {...props} settings={DISCOVERY} labels={labels} risk={t('miscSettings.discovery.risk')}>
      {form => (
        <>
          <SwitchField of={form} name="mdns" label={labels.mdns} />
          <SwitchField of={form} name="vendor" label={labels.vendor} hint={t('miscSettings.discovery.vendor.hint')} />
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
