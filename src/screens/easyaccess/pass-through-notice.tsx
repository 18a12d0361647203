import type { EasyAccessReport } from '../../api/easyaccess'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'

/** The devices that remote users reach without permissions of the panel. */
export function PassThroughNotice({ devices }: { devices: EasyAccessReport['pass_through_devices'] }) {
  const { t } = useText()
  if (devices.length === 0) return <Banner tone="info">{t('easyaccess.passThrough.none')}</Banner>
  return (
    <Banner tone="warn" title={t('easyaccess.passThrough.reach')}>
      <ul>
        {devices.map(({ name, address, tcp_port: port }, index) => (
          <li key={index}>
            <PanelText>
              {t('easyaccess.passThrough.device', { name: plainText(name, 80), address: plainText(address, 15), port })}
            </PanelText>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
