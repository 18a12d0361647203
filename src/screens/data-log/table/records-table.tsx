import { useStore } from '@nanostores/preact'
import { useMemo } from 'react'
import { plainText } from '../../../lib/text/plain-text'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { ClockChangesNote } from '../../../ui/filter/clock-changes-note'
import type { Column } from '../../../ui/table/column'
import type { Pointing } from '../../../ui/table/pointing'
import { Table } from '../../../ui/table/table'
import { ChannelsButton } from '../channels/channels-button'
import type { DataLogModel } from '../model'
import type { Series } from '../records/series'
import { valueText } from '../texts'
import { recordAt } from '../trend/extent'
import { OlderButton, RecordCount } from './record-count'
import styles from './records-table.module.css'

interface Row {
  time: number
  /** That of the record in the series. */
  index: number
  /** That it is of. */
  series: Series
}

const NEWEST_FIRST = { column: 'time', descending: true }
const rowsOf = (series: Series | undefined): Row[] =>
  series?.times.map((time, index) => ({ time, index, series })) ?? []
/** Several records may have the same second, of which the first one has 0. */
const keyOf = ({ time, index, series }: Row) => `${time} ${index - series.times.indexOf(time)}`
const byTime = (a: Row, b: Row) => a.time - b.time
/** Channels shown on a card without opening it. */
const CARD_CHANNELS = 2

export function RecordsTable({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const { log, lines = [] } = useStore(model.$shown) ?? {}
  const series = useStore(model.$listed)?.series
  const pointing = usePointing(model)
  const rows = useMemo(() => rowsOf(series), [series])
  const columns: Column<Row>[] = [
    {
      id: 'time',
      title: t('common.term.timeOfDay'),
      width: '12rem',
      cell: ({ time }) => showDeviceTime(time),
      compare: byTime
    },
    ...lines.flatMap((line, column) => {
      const valueIn = ({ index, series }: Row) => series.columns[column]?.[index] ?? null
      return line.shown
        ? {
            id: `channel ${line.id}`,
            ...(column < CARD_CHANNELS && { card: 'fact' as const }),
            title: line.label,
            width: '8rem',
            align: 'end' as const,
            cell: (row: Row) => valueText(valueIn(row), line.decimals)
          }
        : []
    })
  ]
  return (
    <Card flush actions={<Count model={model} />}>
      <ClockChangesNote of={model.$clockChanges} />
      <Table
        label={t('dataLog.table', { log: plainText(log?.name ?? '', 60) })}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        sorting={NEWEST_FIRST}
        pointing={pointing}
        scrolls
        printed={{
          limits: model.printed.limits,
          async read(most, signal) {
            const { series, total } = await model.printed.read(most, signal)
            return { items: series.flatMap(it => rowsOf(it).reverse()), total }
          }
        }}
      />
    </Card>
  )
}

/** Beside the chart, the record under its cursor is marked, and a row that is pointed at shows the cursor there. */
function usePointing({ layout, chartView, $listed }: DataLogModel): Pointing<Row> | undefined {
  const isBeside = useStore(layout.$layout) === 'both'
  const chart = useStore(chartView.$handle)
  const cursor = useStore(chartView.$cursor)
  const listed = useStore($listed)
  if (!isBeside || !chart) return undefined
  const time = cursor && listed && recordNear(listed.series, cursor.time)
  return {
    key: time === undefined ? undefined : `${time} 0`,
    onPoint: (row, byKeyboard) => chartView.point(row?.time, byKeyboard)
  }
}

/** The time of the record nearest to another, if that is not outside of all of them. */
function recordNear(series: Series, time: number): number | undefined {
  const { times } = series
  const isInside = times.some(other => other <= time) && times.some(other => other >= time)
  return isInside ? times[recordAt(series, time) ?? -1] : undefined
}

function Count({ model }: { model: DataLogModel }) {
  const layout = useStore(model.layout.$layout)
  return (
    <div className={styles.count}>
      <RecordCount model={model} />
      <OlderButton model={model} />
      {layout === 'table' && <ChannelsButton model={model} />}
    </div>
  )
}
