import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { Connection } from './connection'
import { CONTROL_REFUSALS } from './texts'

interface Props {
  connection: Connection
  machine: string
  onClose: () => void
}

/** Before the first action: a real machine moves. */
export function SafetyDialog({ connection, machine, onClose }: Props) {
  const { t } = useText()
  return (
    <ActionDialog
      title={t('webview.safety.title')}
      verb={t('webview.safety.confirm')}
      reasons={CONTROL_REFUSALS}
      onConfirm={() => connection.request(machine)}
      onClose={onClose}
    >
      <p>{t('webview.safety.text', { machine: plainText(machine, 64) })}</p>
      <p>{t('webview.safety.check')}</p>
    </ActionDialog>
  )
}
