import type { TouchCalibration } from '../../api/touch-calibration'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'

/** What kind of sensor it is, and how it was calibrated last. */
export function StateCard({ report: { panel, last } }: { report: TouchCalibration }) {
  const { t } = useText()
  return (
    <Card title={t('common.term.status')}>
      <DataList>
        <DataRow label={t('touchCalibration.panel')}>{t(`touchCalibration.panel.${panel}`)}</DataRow>
        {panel === 'resistive' && (
          <DataRow label={t('touchCalibration.last')}>
            {last ? plainText(last.time, 32) : t('touchCalibration.last.none')}
          </DataRow>
        )}
        {last && (
          <>
            <DataRow label={t('touchCalibration.last.by')}>{plainText(last.by, 64)}</DataRow>
            <DataRow label={t('touchCalibration.error')}>
              {t('touchCalibration.pixels', { pixels: formatNumber(last.error_px, 1) })}
            </DataRow>
          </>
        )}
      </DataList>
    </Card>
  )
}
