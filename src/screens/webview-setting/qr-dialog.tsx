import { useText } from '../../lib/text/use-text'
import { Dialog } from '../../ui/dialog/dialog'
import { QrView } from '../../ui/qr-code/qr-view'

/** The address of WebView for a phone or a tablet. */
export function QrDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog title={t('webviewSetting.qr.title')} onCancel={onClose}>
      <QrView text={link} label={t('webviewSetting.qr.label')} />
      <p>{t('webviewSetting.qr.hint')}</p>
    </Dialog>
  )
}
