import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Card } from '../../ui/page/card'
import styles from './touch-calibration.module.css'

/** For a touch screen that can no longer be used at all. */
export function RescueCard() {
  const { t } = useStore($i18n)
  return (
    <Card title={t('touchCalibration.rescue')}>
      <ul className={styles.hints}>
        <li>{t('touchCalibration.rescue.mouse')}</li>
        <li>{t('touchCalibration.rescue.press')}</li>
        <li>{t('touchCalibration.hardware')}</li>
      </ul>
    </Card>
  )
}
