import { useText } from '../../../lib/text/use-text'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { confirmLeaving, stay } from '../../shell/navigation'

export default function LeavingDialog() {
  const { t } = useText()
  return (
    <ConfirmDialog
      title={t('shell.leaving.title')}
      verb={t('shell.leaving.leave')}
      cancel={t('shell.leaving.stay')}
      onConfirm={confirmLeaving}
      onCancel={stay}
    >
      <p>{t('common.discardText')}</p>
    </ConfirmDialog>
  )
}
