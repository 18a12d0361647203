import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useForm } from '../../lib/use-form'
import { FormDialog } from '../../ui/form-dialog'
import { NumberField } from '../../ui/number-field'
import { LONGEST_BLINK, SHORTEST_BLINK } from './identify-form'
import type { SystemInfoModel } from './model'

const REASONS = { noLed: 'systemInfo.identify.noLed' } as const

export function IdentifyDialog({ model, onClose }: { model: SystemInfoModel; onClose: () => void }) {
  const { t } = useStore($i18n)
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
        hint={t('systemInfo.identify.range', { min: SHORTEST_BLINK, max: LONGEST_BLINK })}
        unit={t('units.seconds')}
        required
        first
      />
    </FormDialog>
  )
}
