import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { confirmLeaving, stay } from '../../shell/navigation'

export default function LeavingDialog() {
  const { t } = useStore($i18n)
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
