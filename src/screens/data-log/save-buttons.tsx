import { useStore } from '@nanostores/preact'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { windowTexts } from '../../lib/time-range/window-texts'
import { openIncident } from '../../stores/incident'
import { Button } from '../../ui/page/button'
import type { DataLogModel } from './model'
import styles from './toolbar.module.css'

export function SaveButtons({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const choice = useStore(model.choice.$choice)
  const shown = useStore(model.$shown)
  const view = useStore(model.chartView.$view)
  const chart = useStore(model.chartView.$handle)
  const { busy, run } = useAction(model.saveDatabase)
  const visible = view ?? shown?.extent
  const report = () =>
    openIncident(
      visible,
      choice?.shown.map(channel => ({ log: choice.log.id, channel }))
    )
  const save = () => {
    if (!visible) return
    const { from, to } = windowTexts(visible)
    void model.savePicture(`${from} – ${to}`)
  }
  return (
    <div className={styles.save}>
      <Button disabled={!choice} onClick={model.export}>
        {t('common.exportCsv')}
      </Button>
      <Button busy={busy} disabled={!choice} onClick={run}>
        {t('dataLog.database')}
      </Button>
      <Button disabled={!visible} onClick={report}>
        {t('common.incidentReport')}
      </Button>
      <Button disabled={!chart || !visible} onClick={save}>
        {t('dataLog.picture')}
      </Button>
    </div>
  )
}
