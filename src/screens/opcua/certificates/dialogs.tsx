import type { OpcUaCertificate, OpcUaRevocationList } from '../../../api/opcua-certificates'
import { DeleteDialog } from './delete-dialog'
import { DeleteListDialog } from './delete-list-dialog'
import { DetailsDialog } from './details-dialog'
import type { CertificatesModel } from './model'
import { NewDialog } from './new-dialog'
import { OwnUploadDialog } from './own-upload-dialog'
import { RejectDialog } from './reject-dialog'
import { RequestDialog } from './request-dialog'
import { TrustDialog } from './trust-dialog'
import { UploadDialog } from './upload-dialog'
import type { UploadKind } from './upload-forms'

export type Open =
  | { dialog: 'trust' | 'reject' | 'delete' | 'details'; certificate: OpcUaCertificate }
  | { dialog: 'delete-list'; list: OpcUaRevocationList }
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
      return <TrustDialog {...shared} certificate={open.certificate} />
    case 'reject':
      return <RejectDialog {...shared} certificate={open.certificate} />
    case 'delete':
      return <DeleteDialog {...shared} certificate={open.certificate} />
    case 'details':
      return <DetailsDialog {...shared} certificate={open.certificate} />
    case 'delete-list':
      return <DeleteListDialog {...shared} list={open.list} />
    case 'upload':
      return <UploadDialog {...shared} kind={open.kind} />
    case 'own-upload':
      return <OwnUploadDialog {...shared} />
    case 'new':
      return <NewDialog {...shared} />
    case 'request':
      return <RequestDialog {...shared} />
  }
}
