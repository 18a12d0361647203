import { QrView } from '../../../src/ui/qr-code/qr-view'
import type { States } from '../states'

const WIFI = 'WIFI:T:WPA;S:bottling-line-2;P:hotspot-3152;;'

export const QR_CODE: States = {
  'qr-view.tsx': { plain: t => <QrView text={WIFI} label={t('common.term.showQrCode')} /> }
}
