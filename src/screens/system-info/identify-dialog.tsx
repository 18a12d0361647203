import { useStore } from '@nanostores/preact'
import type { RefusalTexts } from '../../api/client/refusal-types'
import { identifyOrder } from '../../api/generated/limits/system-info'
import type { IdentifiedBy, IdentifyRefusal } from '../../api/system-info'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { NumberField } from '../../ui/form/number-field'
import type { SystemInfoModel } from './model'

const [min, max] = identifyOrder.seconds
const REASONS: RefusalTexts<IdentifyRefusal> = { no_led: 'systemInfo.identify.noLed' }

interface Props {
  model: SystemInfoModel
  by: IdentifiedBy
  onClose: () => void
}

export function IdentifyDialog({ model, by, onClose }: Props) {
  const { t } = useText()
  const form = useForm(model.identifyForm)
  const { seconds } = useStore(form.$values)
  return (
    <FormDialog
      of={form}
      title={t('systemInfo.identify')}
      save={t(`systemInfo.identify.${by}.start`)}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{t(`systemInfo.identify.${by}.text`, { seconds })}</p>
      <NumberField
        of={form}
        name="seconds"
        label={t('systemInfo.identify.seconds')}
        hint={t('systemInfo.identify.range', { min, max })}
        unit={t('units.seconds')}
        required
        first
      />
    </FormDialog>
  )
}
