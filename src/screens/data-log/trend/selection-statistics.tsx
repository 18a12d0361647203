import { useStore } from '@nanostores/preact'
import { describeFailure } from '../../../lib/remote/failure-text'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { windowTexts } from '../../../lib/time-range/window-texts'
import { Button } from '../../../ui/page/button'
import { Details } from '../../../ui/page/details'
import { Skeleton } from '../../../ui/page/skeleton'
import textStyles from '../../../ui/page/text.module.css'
import { Banner } from '../../../ui/status/banner'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import { LineSwatch } from '../channels/line-swatch'
import type { DataLogModel } from '../model'
import { valueText } from '../texts'
import type { LineStatistics } from './measurement'
import styles from './selection-statistics.module.css'

const EXTREMES = ['minimum', 'maximum'] as const

export function SelectionStatistics({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const selection = useStore(model.chartView.$selection)
  const measurement = useStore(model.measurement.$measurement)
  if (!selection || !measurement) return null
  const title = t('dataLog.selection', windowTexts(selection))
  return (
    <div className={styles.selection}>
      <div className={styles.selectionHead}>
        <strong>{title}</strong>
        <Button kind="quiet" icon="close" onClick={() => model.chartView.setSelection(undefined)}>
          {t('dataLog.selection.clear')}
        </Button>
      </div>
      {measurement.status === 'reading' && <Skeleton />}
      {measurement.status === 'failed' && (
        <Banner
          tone="bad"
          role="alert"
          title={t('dataLog.selection.failed')}
          action={<Button onClick={model.measurement.retry}>{t('common.retry')}</Button>}
        >
          <Details>{describeFailure(measurement.error).details}</Details>
        </Banner>
      )}
      {measurement.status === 'ready' && <Figures title={title} lines={measurement.lines} />}
    </div>
  )
}

function Figures({ title, lines }: { title: string; lines: LineStatistics[] }) {
  const { t } = useText()
  const columns: Column<LineStatistics>[] = [
    {
      id: 'channel',
      title: t('dataLog.selection.channel'),
      cell: ({ line }) => (
        <>
          <LineSwatch line={line} /> <bdi>{line.label}</bdi>
        </>
      )
    },
    ...EXTREMES.map(extreme => ({
      id: extreme,
      card: 'fact' as const,
      title: t(`dataLog.selection.${extreme}`),
      cell: ({ line, statistics }: LineStatistics) => (
        <>
          {valueText(statistics?.[extreme].value, line.decimals)}{' '}
          {statistics && <span className={textStyles.note}>{showDeviceTime(statistics[extreme].time)}</span>}
        </>
      )
    })),
    {
      id: 'mean',
      card: 'fact',
      title: t('dataLog.selection.mean'),
      cell: ({ line, statistics }) => valueText(statistics?.mean, line.decimals)
    }
  ]
  return <Table unprinted label={title} columns={columns} rows={lines} keyOf={({ line }) => line.id} />
}
