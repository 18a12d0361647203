import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { createImpact } from '../../../stores/impact'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { Impact } from '../../../ui/impact/impact'
import { type Confirmed, confirmationOf } from './confirmations'
import type { CertificatesModel } from './model'
import { REASONS } from './texts'

interface Props {
  model: CertificatesModel
  open: Confirmed
  onClose: () => void
}

/** Clients whose certificates the server does not accept any more. */
function Interrupted() {
  const $impact = useModel(() => createImpact('opcua-distrust'))
  return <Impact from={$impact} />
}

export function ConfirmationDialog({ model, open, onClose }: Props) {
  const { t } = useText()
  const { title, verb, text, run } = confirmationOf(model, open)
  return (
    <ActionDialog title={t(title)} verb={t(verb)} reasons={REASONS} onConfirm={run} onClose={onClose}>
      <p>{t(text)}</p>
      {open.dialog !== 'delete-list' && open.certificate.list !== 'rejected' && <Interrupted />}
    </ActionDialog>
  )
}
