import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { BUZZER, beepAt } from './form'

export function BuzzerDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(beepAt)
  return (
    <CardDialog {...props} settings={BUZZER}>
      {form => (
        <Button busy={busy} onClick={() => run(form)}>
          {t('miscSettings.buzzer.beep')}
        </Button>
      )}
    </CardDialog>
  )
}
