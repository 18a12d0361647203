import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import type { Resource } from '../../../lib/remote/resource'
import { useText } from '../../../lib/text/use-text'
import { Dialog } from '../../../ui/dialog/dialog'
import { LoadingDialog } from '../../../ui/dialog/loading-dialog'
import { Button } from '../../../ui/page/button'
import { TrustDialog } from './trust-dialog'

export interface TrustClientProps {
  thumbprint: string
  newestCertificates: () => Resource<readonly OpcUaCertificate[]>
  onTrust: (certificate: OpcUaCertificate) => Promise<void>
  onClose: () => void
}

/** Shows the certificate of a rejected client, as the panel has it now, before it is trusted. */
export default function TrustClientDialog({ thumbprint, newestCertificates, ...shared }: TrustClientProps) {
  const { t } = useText()
  return (
    <LoadingDialog from={newestCertificates} title={t('opcuaCertificates.action.trust')} onClose={shared.onClose}>
      {all => {
        const certificate = all.find(other => other.thumbprint === thumbprint)
        return certificate ? <TrustDialog {...shared} certificate={certificate} /> : <Gone onClose={shared.onClose} />
      }}
    </LoadingDialog>
  )
}

function Gone({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog
      title={t('opcuaCertificates.action.trust')}
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <p>{t('opcuaCertificates.trust.gone')}</p>
    </Dialog>
  )
}
