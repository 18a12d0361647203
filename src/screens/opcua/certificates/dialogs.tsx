import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { RequestDialog } from '../../../ui/certificate/request-dialog'
import { ConfirmationDialog } from './confirmation-dialog'
import type { Confirmed } from './confirmations'
import { DetailsDialog } from './details-dialog'
import type { CertificatesModel } from './model'
import { NewDialog } from './new-dialog'
import { OwnUploadDialog } from './own-upload-dialog'
import { TrustDialog } from './trust-dialog'
import { UploadDialog } from './upload-dialog'
import type { UploadKind } from './upload-forms'

export type Open =
  | Confirmed
  | { dialog: 'trust' | 'details'; certificate: OpcUaCertificate }
  | { dialog: 'upload'; kind: UploadKind }
  | { dialog: 'own-upload' | 'new' | 'request' }

interface Props {
  model: CertificatesModel
  open: Open
  onClose: () => void
}

export function CertificateDialog({ model, open, onClose }: Props) {
  const shared = { model, onClose }
  switch (open.dialog) {
    case 'trust':
      return <TrustDialog certificate={open.certificate} onTrust={model.trust} onClose={onClose} />
    case 'details':
      return <DetailsDialog {...shared} certificate={open.certificate} />
    case 'upload':
      return <UploadDialog {...shared} kind={open.kind} />
    case 'own-upload':
      return <OwnUploadDialog {...shared} />
    case 'new':
      return <NewDialog {...shared} />
    case 'request':
      return <RequestDialog names={model.names} rules={model.rules} request={model.request} onClose={onClose} />
    default:
      return <ConfirmationDialog {...shared} open={open} />
  }
}
