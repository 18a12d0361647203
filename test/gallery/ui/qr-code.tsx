import { QrButton } from '../../../src/ui/qr-code/qr-button'
import { Pressed } from '../pressed'
import type { States } from '../states'

const WIFI = 'WIFI:T:WPA;S:bottling-line-2;P:hotspot-3152;;'

export const QR_CODE: States = {
  'qr-button.tsx': {
    open: t => (
      <Pressed button={t('common.term.showQrCode')}>
        <QrButton title={t('hotspot.qr.title')} text={WIFI} label={t('hotspot.qr.label')}>
          {t('hotspot.qr.hint')}
        </QrButton>
      </Pressed>
    )
  }
}
