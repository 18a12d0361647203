import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $narrow } from '../../../lib/browser/media'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { IconButton } from '../../../ui/page/icon-button'
import { ChannelsButton } from '../channels/channels-button'
import type { DataLogModel } from '../model'
import styles from './chart-tools.module.css'
import { CompareField } from './compare-field'
import { DragChoice } from './drag-choice'

export function ChartTools({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const chart = useStore(model.chartView.$handle)
  const narrow = useStore($narrow)
  const view = useStore(model.chartView.$view)
  const [helpOpen, setHelpOpen] = useState(false)
  if (!chart) return null
  return (
    <>
      <div className={styles.tools} data-unprinted>
        {narrow && <DragChoice model={model} />}
        <CompareField model={model.comparison} />
        <div className={styles.buttons}>
          <div className={styles.reach}>
            {view && (
              <Button kind="quiet" onClick={() => model.chartView.setView(undefined)}>
                {t('dataLog.all')}
              </Button>
            )}
          </div>
          <span className={styles.mirrored}>
            <IconButton
              icon="arrow-right"
              label={t('dataLog.earlier')}
              disabled={!view}
              onClick={() => chart.move(-0.5)}
            />
          </span>
          <IconButton icon="arrow-right" label={t('dataLog.later')} disabled={!view} onClick={() => chart.move(0.5)} />
          <IconButton icon="zoom-in" label={t('dataLog.zoomIn')} onClick={() => chart.zoom(0.5)} />
          <IconButton icon="zoom-out" label={t('dataLog.zoomOut')} disabled={!view} onClick={() => chart.zoom(2)} />
          <ChannelsButton model={model} />
          <IconButton
            icon="info"
            label={t('dataLog.help')}
            expanded={helpOpen}
            onClick={() => setHelpOpen(!helpOpen)}
          />
        </div>
      </div>
      {helpOpen && (
        <div className={styles.help}>
          <p>{t('dataLog.help.pointer')}</p>
          <p>{t('dataLog.help.keys')}</p>
        </div>
      )}
    </>
  )
}
