import { useStore } from '@nanostores/preact'
import { useMemo } from 'react'
import { plainText } from '../../../lib/text/plain-text'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/page/card'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import { ChannelsButton } from '../channels/channels-button'
import type { DataLogModel } from '../model'
import { valueText } from '../texts'
import { OlderButton, RecordCount } from './record-count'
import styles from './records-table.module.css'

interface Row {
  time: number
  index: number
}

const NEWEST_FIRST = { column: 'time', descending: true }
/** Channels shown on a card without opening it. */
const CARD_CHANNELS = 2

export function RecordsTable({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const { log, records, lines = [] } = useStore(model.$shown) ?? {}
  const series = records?.series
  const rows = useMemo(() => series?.times.map((time, index) => ({ time, index })) ?? [], [series])
  const columns: Column<Row>[] = [
    {
      id: 'time',
      title: t('common.term.timeOfDay'),
      width: '12rem',
      cell: ({ time }) => showDeviceTime(time),
      compare: (a, b) => a.time - b.time
    },
    ...lines.flatMap((line, column) => {
      const valueIn = ({ index }: Row) => series?.columns[column]?.[index] ?? null
      return line.shown
        ? {
            id: `channel ${line.id}`,
            ...(column < CARD_CHANNELS && { card: 'fact' as const }),
            title: line.label,
            width: '8rem',
            cell: (row: Row) => valueText(valueIn(row), line.decimals)
          }
        : []
    })
  ]
  return (
    <Card flush actions={<Count model={model} />}>
      <Table
        label={t('dataLog.table', { log: plainText(log?.name ?? '', 60) })}
        columns={columns}
        rows={rows}
        keyOf={({ time }) => String(time)}
        sorting={NEWEST_FIRST}
      />
    </Card>
  )
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
