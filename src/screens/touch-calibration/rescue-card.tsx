import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import styles from './touch-calibration.module.css'

/** For a touch screen that can no longer be used at all. */
export function RescueCard() {
  const { t } = useText()
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
