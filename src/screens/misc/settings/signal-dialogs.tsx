import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { beepAt, identify } from './forms/actions'
import { BUZZER, LED } from './forms/hardware'

export function LedDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(identify)
  return (
    <CardDialog {...props} settings={LED}>
      {form => (
        <>
          <FieldsFor of={form} />
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
  return (
    <CardDialog {...props} settings={BUZZER}>
      {form => (
        <>
          <FieldsFor of={form} />
          <Button busy={busy} onClick={() => run(form)}>
            {t('miscSettings.buzzer.beep')}
          </Button>
        </>
      )}
    </CardDialog>
  )
}
