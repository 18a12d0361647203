import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { TouchCalibrationModel } from './model'
import { REFUSALS } from './texts'

interface Props {
  model: TouchCalibrationModel
  points: number
  onClose: () => void
}

/** The panel cannot be operated during a calibration, and its operator must be there. */
export function StartDialog({ model, points, onClose }: Props) {
  const { t } = useText()
  return (
    <ActionDialog
      title={t('touchCalibration.confirm.title')}
      verb={t('touchCalibration.confirm')}
      reasons={REFUSALS}
      onConfirm={() => model.start(points)}
      onClose={onClose}
    >
      <p>{t('touchCalibration.confirm.text')}</p>
      <p>{t('touchCalibration.confirm.operator')}</p>
    </ActionDialog>
  )
}
