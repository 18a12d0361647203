import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useClose } from '../../../ui/dialog/use-close'
import { type Confirmed, confirmationOf } from './confirmations'
import type { CertificatesModel } from './model'
import { REASONS } from './texts'

interface Props {
  model: CertificatesModel
  open: Confirmed
  onClose: () => void
}

export function ConfirmationDialog({ model, open, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const { title, verb, text, run } = confirmationOf(model, open)
  const confirm = async () => {
    await run()
    close()
  }
  return (
    <ConfirmDialog title={t(title)} verb={t(verb)} reasons={REASONS} onConfirm={confirm} onCancel={onClose}>
      <p>{t(text)}</p>
    </ConfirmDialog>
  )
}
