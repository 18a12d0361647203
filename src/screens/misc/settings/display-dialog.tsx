import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { lockTouch } from './forms/actions'
import { DISPLAY } from './forms/hardware'

export function DisplayDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(lockTouch)
  return (
    <CardDialog {...props} settings={DISPLAY}>
      {form => (
        <>
          <FieldsFor of={form} />
          <Button busy={busy} onClick={run}>
            {t('miscSettings.display.lock')}
          </Button>
        </>
      )}
    </CardDialog>
  )
}
