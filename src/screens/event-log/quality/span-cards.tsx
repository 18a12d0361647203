import { Link } from 'wouter'
import type { AlarmQuality } from '../../../api/event-log'
import { formatNumber } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/page/card'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import styles from '../event-log.module.css'
import { eventsPath } from '../links'
import { rateRating } from './figures'
import { TONES } from './figures-card'

type Span = AlarmQuality['floods']['items'][number]
type Shift = AlarmQuality['shifts'][number]

/** Floods and shifts. */
export function SpanCards({ quality: { floods, shifts } }: { quality: AlarmQuality }) {
  const { t } = useText()
  const shiftColumns: Column<Shift>[] = [
    ...spanColumns<Shift>(t),
    {
      id: 'rate',
      card: 'fact',
      title: t('eventLogQuality.average'),
      align: 'end',
      width: '12rem',
      cell: ({ per_ten_minutes }) => (
        <StatusBadge tone={TONES[rateRating(per_ten_minutes)]}>{formatNumber(per_ten_minutes, 1)}</StatusBadge>
      )
    },
    {
      id: 'floods',
      card: 'fact',
      title: t('eventLogQuality.floods'),
      align: 'end',
      width: '8rem',
      cell: it => formatNumber(it.floods)
    }
  ]
  return (
    <>
      {floods.total > 0 && (
        <Card
          flush
          title={t('eventLogQuality.floods')}
          actions={<span className={styles.count}>{t('eventLogQuality.floods.count', { count: floods.total })}</span>}
        >
          <Table
            label={t('eventLogQuality.floods')}
            columns={spanColumns<Span>(t)}
            rows={floods.items}
            keyOf={({ from }) => from}
          />
        </Card>
      )}
      <Card flush title={t('eventLogQuality.shifts')}>
        <Table label={t('eventLogQuality.shifts')} columns={shiftColumns} rows={shifts} keyOf={({ from }) => from} />
      </Card>
    </>
  )
}

function spanColumns<R extends Span>(t: Translator['t']): Column<R>[] {
  return [
    {
      id: 'span',
      title: t('range.label'),
      cell: ({ from, to }) => (
        <Link className={styles.events} href={eventsPath({ from, to })}>
          {t('range.shown', { from: plainText(from, 32), to: plainText(to, 32) })}
        </Link>
      )
    },
    {
      id: 'alarms',
      card: 'fact',
      title: t('common.term.alarms'),
      align: 'end',
      width: '8rem',
      cell: ({ alarms }) => formatNumber(alarms)
    }
  ]
}
