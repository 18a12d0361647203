import type { AlarmCount, AlarmQuality } from '../../../api/event-log'
import { formatNumber, formatPercent } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { durationText } from '../../../stores/event-text'
import { Card } from '../../../ui/card/card'
import { PanelText } from '../../../ui/page/panel-text'
import { Priority } from '../../../ui/status/priority'
import type { Column } from '../../../ui/table/column'
import { RowLink } from '../../../ui/table/row-button'
import { Table } from '../../../ui/table/table'
import { eventsPath } from '../links'
import { MarkedEntry } from './mark-note'

type Named = Pick<AlarmCount, 'text' | 'alarm' | 'priority' | 'category'>
type Wanted = Parameters<typeof eventsPath>[0]

/** Alarms that need attention: the most frequent, the chattering, the standing. */
export function AlarmCards({ quality, marked }: { quality: AlarmQuality; marked: readonly string[] }) {
  const { t } = useText()
  const { from, to, top, chattering, standing } = quality
  const counts = [...alarmColumns<AlarmCount>(t, marked, () => ({ from, to })), ...countColumns(t)]
  return (
    <>
      <List title={t('eventLog.figure.top')} rows={top} columns={counts} />
      <List title={t('eventLogQuality.chattering')} rows={chattering} columns={counts} />
      <List
        title={t('eventLog.figure.standing')}
        rows={standing}
        columns={[
          ...alarmColumns<AlarmQuality['standing'][number]>(t, marked, () => ({ state: 'triggered,acknowledged' })),
          {
            id: 'since',
            card: 'fact',
            title: t('eventLog.triggered'),
            width: '12rem',
            cell: it => plainText(it.triggered_at, 32)
          },
          {
            id: 'duration',
            card: 'fact',
            title: t('eventLog.duration'),
            width: '9rem',
            cell: ({ duration_seconds }) => durationText(duration_seconds, t)
          }
        ]}
      />
    </>
  )
}

function alarmColumns<R extends Named>(
  t: Translator['t'],
  marked: readonly string[],
  wanted: (row: R) => Wanted
): Column<R>[] {
  return [
    {
      id: 'text',
      title: t('common.term.text'),
      cell: row => (
        <MarkedEntry marked={marked.includes(row.text)}>
          <RowLink to={eventsPath({ ...wanted(row), text: row.text })}>
            <PanelText>{plainText(row.text, 200) || row.alarm}</PanelText>
          </RowLink>
        </MarkedEntry>
      )
    },
    {
      id: 'priority',
      card: 'fact',
      title: t('eventLog.priority'),
      width: '8rem',
      cell: ({ priority }) => <Priority of={priority} look="plain" />
    },
    { id: 'category', title: t('common.term.category'), align: 'end', width: '7rem', cell: ({ category }) => category }
  ]
}

function countColumns(t: Translator['t']): Column<AlarmCount>[] {
  return [
    {
      id: 'alarms',
      card: 'fact',
      title: t('common.term.alarms'),
      align: 'end',
      width: '8rem',
      cell: ({ alarms }) => formatNumber(alarms)
    },
    {
      id: 'percent',
      card: 'fact',
      title: t('eventLogQuality.share'),
      align: 'end',
      width: '8rem',
      cell: ({ percent }) => formatPercent(percent, 1)
    }
  ]
}

interface ListProps<R> {
  title: string
  rows: readonly R[]
  columns: readonly Column<R>[]
}

function List<R extends Named>({ title, rows, columns }: ListProps<R>) {
  if (rows.length === 0) return null
  return (
    <Card flush title={title}>
      <Table label={title} columns={columns} rows={rows} keyOf={({ alarm }, index) => `${alarm}-${index}`} />
    </Card>
  )
}
