import { useStore } from '@nanostores/preact'
import type { EasyAccessReport } from '../../api/easyaccess'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import styles from './easyaccess.module.css'

/** The devices that remote users reach without permissions of the panel. */
export function PassThroughNotice({ devices }: { devices: EasyAccessReport['pass_through_devices'] }) {
  const { t } = useStore($i18n)
  if (devices.length === 0) return <Banner tone="info">{t('easyaccess.passThrough.none')}</Banner>
  return (
    <Banner tone="warn" title={t('easyaccess.passThrough.reach')}>
      <ul className={styles.devices}>
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
