import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { useClose } from '../../ui/dialog/use-close'
import type { TouchCalibrationModel } from './model'
import { REFUSALS } from './texts'

interface Props {
  model: TouchCalibrationModel
  points: number
  onClose: () => void
}

/** The panel cannot be operated during a calibration, and its operator must be there. */
export function StartDialog({ model, points, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const confirm = async () => {
    await model.start(points)
    close()
  }
  return (
    <ConfirmDialog
      title={t('touchCalibration.confirm.title')}
      verb={t('touchCalibration.confirm')}
      reasons={REFUSALS}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('touchCalibration.confirm.text')}</p>
      <p>{t('touchCalibration.confirm.operator')}</p>
    </ConfirmDialog>
  )
}
