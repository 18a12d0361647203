import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Card } from '../../ui/page/card'

/** For a touch screen that can no longer be used at all. */
export function RescueCard() {
  const { t } = useStore($i18n)
  return (
    <Card title={t('touchCalibration.rescue')}>
      <ul>
        <li>{t('touchCalibration.rescue.mouse')}</li>
        <li>{t('touchCalibration.rescue.press')}</li>
        <li>{t('touchCalibration.hardware')}</li>
      </ul>
    </Card>
  )
}
