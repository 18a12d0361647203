import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { ProgressBar } from '../../../ui/status/progress-bar'
import type { PanelReader } from './panel-reader'
import { titleOf } from './texts'

/** Which screen's settings are being read. */
export function ReadingProgress({ model }: { model: Pick<PanelReader, '$reading' | 'cancel'> }) {
  const { t } = useText()
  const reading = useStore(model.$reading)
  if (!reading) return null
  return (
    <ProgressBar
      label={t('systemInfoConfiguration.reading', { screen: titleOf(reading.tag, t) })}
      percent={reading.percent}
      action={<Button onClick={model.cancel}>{t('common.cancel')}</Button>}
    />
  )
}
