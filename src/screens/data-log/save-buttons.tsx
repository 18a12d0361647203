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
  const log = useStore(model.choice.$choice)?.log
  const shown = useStore(model.$shown)
  const view = useStore(model.chartView.$view)
  const chart = useStore(model.chartView.$handle)
  const { busy, run } = useAction(model.saveDatabase)
  const visible = view ?? shown?.extent
  const save = () => {
    if (!visible) return
    const { from, to } = windowTexts(visible)
    void model.savePicture(`${from} – ${to}`)
  }
  return (
    <div className={styles.save}>
      <Button disabled={!log} onClick={model.export}>
        {t('common.exportCsv')}
      </Button>
      <Button busy={busy} disabled={!log} onClick={run}>
        {t('dataLog.database')}
      </Button>
      <Button disabled={!visible} onClick={() => openIncident(visible)}>
        {t('common.incidentReport')}
      </Button>
      <Button disabled={!chart || !visible} onClick={save}>
        {t('dataLog.picture')}
      </Button>
    </div>
  )
}
