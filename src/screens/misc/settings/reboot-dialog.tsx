import { useStore } from '@nanostores/preact'
import type { RebootPlan } from '../../../api/misc'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { useText } from '../../../lib/text/use-text'
import { weekdayName } from '../../../lib/text/weekdays'
import { CheckField } from '../../../ui/form/check-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { CardDialog } from '../card/card-dialog'
import { Interrupted } from '../card/interrupted'
import type { SettingsProps } from '../cards'
import { REBOOT } from './forms/hardware'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export function RebootDialog(props: SettingsProps) {
  const { t } = useText()
  const labels = {
    plan: t('miscSettings.reboot.plan'),
    weekday: t('common.term.day'),
    time: t('common.term.timeOfDay'),
    hold_while_job: t('miscSettings.reboot.hold')
  }
  return (
    <CardDialog {...props} settings={REBOOT} labels={labels} risk={t('miscSettings.reboot.risk')}>
      {form => (
        <>
          <SelectField
            of={form}
            name="plan"
            label={labels.plan}
            options={[
              { value: 'none', text: t('common.term.none') },
              { value: 'weekly', text: t('miscSettings.reboot.weekly') }
            ]}
          />
          <SelectField
            of={form}
            name="weekday"
            label={labels.weekday}
            options={DAYS.map(value => ({ value, text: weekdayName(value) }))}
          />
          <TextField required of={form} name="time" label={labels.time} hint={t('miscSettings.reboot.time.hint')} />
          <CheckField of={form} name="hold_while_job" label={labels.hold_while_job} />
          <PlanNotice of={form} />
        </>
      )}
    </CardDialog>
  )
}

/** Whom a restart would interrupt at this moment. */
function PlanNotice({ of: form }: { of: SettingsForm<RebootPlan> }) {
  const changed = useStore(form.$changed)
  const { plan } = useStore(form.$values)
  return changed.length > 0 && plan !== 'none' ? <Interrupted by="restart-plan" /> : null
}
