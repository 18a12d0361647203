import { useText } from '../../../lib/text/use-text'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { type Confirmed, confirmationOf } from './confirmations'
import type { CertificatesModel } from './model'
import { REASONS } from './texts'

interface Props {
  model: CertificatesModel
  open: Confirmed
  onClose: () => void
}

export function ConfirmationDialog({ model, open, onClose }: Props) {
  const { t } = useText()
  const { title, verb, text, run } = confirmationOf(model, open)
  return (
    <ActionDialog title={t(title)} verb={t(verb)} reasons={REASONS} onConfirm={run} onClose={onClose}>
      <p>{t(text)}</p>
    </ActionDialog>
  )
}
