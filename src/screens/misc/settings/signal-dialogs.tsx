import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { NumberField } from '../../../ui/form/number-field'
import { SelectField } from '../../../ui/form/select-field'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { beepAt, identify } from './forms/actions'
import { BUZZER, LED } from './forms/hardware'

export function LedDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(identify)
  const labels = { mode: t('miscSettings.led.mode') }
  return (
    <CardDialog {...props} settings={LED} labels={labels}>
      {form => (
        <>
          <SelectField
            of={form}
            name="mode"
            label={labels.mode}
            options={[
              { value: 'power_and_link', text: t('miscSettings.led.powerAndLink') },
              { value: 'errors', text: t('miscSettings.led.errors') },
              { value: 'off', text: t('miscSettings.led.off') }
            ]}
          />
          <Button busy={busy} onClick={run}>
            {t('miscSettings.led.identify')}
          </Button>
        </>
      )}
    </CardDialog>
  )
}

export function BuzzerDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(beepAt)
  const labels = {
    touch_sound: t('miscSettings.buzzer.touch'),
    alarm_sound: t('miscSettings.buzzer.alarm'),
    volume_percent: t('miscSettings.buzzer.volume')
  }
  return (
    <CardDialog {...props} settings={BUZZER} labels={labels}>
      {form => (
        <>
          <CheckField of={form} name="touch_sound" label={labels.touch_sound} />
          <CheckField of={form} name="alarm_sound" label={labels.alarm_sound} />
          <NumberField
            required
            of={form}
            name="volume_percent"
            label={labels.volume_percent}
            hint={t('common.term.range', { first: 0, last: 100 })}
          />
          <Button busy={busy} onClick={() => run(form)}>
            {t('miscSettings.buzzer.beep')}
          </Button>
        </>
      )}
    </CardDialog>
  )
}
