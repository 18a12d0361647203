import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../lib/remote/last-known'
import { $i18n } from '../../lib/text/i18n'
import { $hmiName } from '../../stores/hmi-name'
import { Banner } from '../../ui/status/banner'
import type { WifiModel } from './model'

/** Warns users connected over Wi-Fi that they lose this page when the panel joins another network. */
export function CutOffNote({ model }: { model: WifiModel }) {
  const { t } = useStore($i18n)
  const connection = lastKnown(useStore(model.$connection))
  const settings = lastKnown(useStore(model.$settings))
  const name = useStore($hmiName)
  if (!connection?.serves_caller || !settings) return null
  const { method, address } = settings.value
  return (
    <Banner tone="warn" title={t('wifi.cutOff')}>
      {method === 'static' ? t('wifi.cutOff.static', { address }) : t('wifi.cutOff.dhcp', { name })}
    </Banner>
  )
}
