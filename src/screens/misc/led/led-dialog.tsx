import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { identify, LED } from './form'

export function LedDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(identify)
  return (
    <CardDialog {...props} settings={LED}>
      {() => (
        <Button busy={busy} onClick={run}>
          {t('miscSettings.led.identify')}
        </Button>
      )}
    </CardDialog>
  )
}
