import type { RefusalTexts } from '../../api/client/refusal-types'
import { identifyOrder } from '../../api/generated/limits/system-info'
import type { IdentifyRefusal } from '../../api/system-info'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { NumberField } from '../../ui/form/number-field'
import type { SystemInfoModel } from './model'

const [min, max] = identifyOrder.seconds
const REASONS: RefusalTexts<IdentifyRefusal> = { no_led: 'systemInfo.identify.noLed' }

export function IdentifyDialog({ model, onClose }: { model: SystemInfoModel; onClose: () => void }) {
  const { t } = useText()
  const form = useForm(model.identifyForm)
  return (
    <FormDialog
      of={form}
      title={t('systemInfo.identify')}
      save={t('systemInfo.identify.start')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{t('systemInfo.identify.text')}</p>
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
