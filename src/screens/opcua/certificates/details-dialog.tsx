import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { useText } from '../../../lib/text/use-text'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { CertificateFields } from './certificate-fields'
import styles from './certificates.module.css'
import { DownloadButtons } from './download-buttons'
import type { CertificatesModel } from './model'
import { StatusView } from './status-view'
import { shownName } from './texts'

interface Props {
  model: CertificatesModel
  certificate: OpcUaCertificate
  onClose: () => void
}

export function DetailsDialog({ model, certificate, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog
      wide
      title={shownName(certificate)}
      onCancel={onClose}
      actions={
        <>
          <DownloadButtons model={model} certificate={certificate} />
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <div className={styles.first}>
        <StatusView certificate={certificate} />
      </div>
      <CertificateFields certificate={certificate} />
    </Dialog>
  )
}
