import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { DISPLAY, lockTouch } from './form'

export function DisplayDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(lockTouch)
  return (
    <CardDialog {...props} settings={DISPLAY}>
      {() => (
        <Button busy={busy} onClick={run}>
          {t('miscSettings.display.lock')}
        </Button>
      )}
    </CardDialog>
  )
}
