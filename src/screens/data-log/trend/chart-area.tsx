import { useStore } from '@nanostores/preact'
import { useId } from 'react'
import { usePart } from '../../../lib/browser/part'
import { plainText } from '../../../lib/text/plain-text'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { Details } from '../../../ui/page/details'
import { Banner } from '../../../ui/status/banner'
import type { DataLogModel } from '../model'
import styles from './chart-area.module.css'
import { ChartSummary } from './chart-summary'
import { comparedLines } from './drawn'

const loadMarks = () => import('../marks/marks')

/** The marks come with the chart, so that they do not move it; where they cannot be loaded it is shown without them. */
export function ChartArea({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const code = useStore(model.code.$code)
  const marks = usePart('data-log-marks', loadMarks)
  if (code.status === 'loading' || marks.status === 'loading')
    return <div className={styles.waiting} aria-busy="true" />
  if (code.status === 'ready') {
    const chart = <Chart model={model} TrendChart={code.TrendChart} />
    return marks.status === 'ready' ? <marks.View model={model}>{chart}</marks.View> : chart
  }
  const actions = (
    <>
      {!code.outdated && <Button onClick={model.code.retry}>{t('common.retry')}</Button>}
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </>
  )
  return (
    <Banner tone="bad" role="alert" title={t('dataLog.chart.failed')} action={actions}>
      {t(code.outdated ? 'dataLog.chart.outdated' : 'dataLog.chart.failed.hint')}
      <Details>{code.reason}</Details>
    </Banner>
  )
}

type ReadyCode = Extract<ReturnType<DataLogModel['code']['$code']['get']>, { status: 'ready' }>

function Chart({ model, TrendChart }: { model: DataLogModel; TrendChart: ReadyCode['TrendChart'] }) {
  const { t } = useText()
  const shown = useStore(model.$shown)
  const drawn = useStore(model.$drawn)
  const comparison = useStore(model.comparison.$comparison)
  const view = useStore(model.chartView.$view)
  const selection = useStore(model.chartView.$selection)
  const drag = useStore(model.chartView.$drag)
  const mark = useStore(model.$mark)
  const summary = useId()
  if (!shown || !drawn) return null
  const { log, lines, extent } = shown
  const { data, compared, gapMilliseconds } = drawn
  return (
    <>
      <TrendChart
        data={data}
        lines={compared ? [...lines, ...comparedLines(lines, t(`dataLog.compare.${comparison}`))] : lines}
        extent={extent}
        view={view}
        selection={selection}
        marked={mark && { time: mark.time, label: t('dataLog.marked', { time: showDeviceTime(mark.time) }) }}
        drag={drag}
        dragNow={() => model.chartView.$drag.get()}
        gapMilliseconds={gapMilliseconds}
        label={t('dataLog.chart', { log: plainText(log.name, 60) })}
        describedBy={summary}
        onView={model.chartView.setView}
        onSelection={model.chartView.setSelection}
        onCursor={model.chartView.setCursor}
        onArea={model.chartView.setArea}
        onReady={model.chartView.setHandle}
      />
      <ChartSummary id={summary} model={model} />
    </>
  )
}
