import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { NumberField } from '../../../ui/form/number-field'
import { Button } from '../../../ui/page/button'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { lockTouch } from './forms/actions'
import { DISPLAY } from './forms/hardware'

export function DisplayDialog(props: SettingsProps) {
  const { t } = useText()
  const { busy, run } = useAction(lockTouch)
  const labels = {
    brightness_percent: t('miscSettings.display.brightness'),
    screen_saver_minutes: t('miscSettings.display.screenSaver'),
    clean_lock_seconds: t('miscSettings.display.cleanLock')
  }
  return (
    <CardDialog {...props} settings={DISPLAY} labels={labels}>
      {form => (
        <>
          <NumberField
            required
            of={form}
            name="brightness_percent"
            label={labels.brightness_percent}
            hint={t('common.term.range', { first: 5, last: 100 })}
          />
          <NumberField
            required
            of={form}
            name="screen_saver_minutes"
            label={labels.screen_saver_minutes}
            hint={t('miscSettings.display.screenSaver.hint')}
          />
          <NumberField
            required
            of={form}
            name="clean_lock_seconds"
            label={labels.clean_lock_seconds}
            hint={t('miscSettings.display.cleanLock.hint')}
          />
          <Button busy={busy} onClick={run}>
            {t('miscSettings.display.lock')}
          </Button>
        </>
      )}
    </CardDialog>
  )
}
