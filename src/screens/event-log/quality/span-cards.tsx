import type { AlarmFlood, AlarmQuality } from '../../../api/event-log'
import { useAction } from '../../../lib/remote/use-action'
import { formatNumber } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { pathAround } from '../../../stores/around'
import { eventText } from '../../../stores/event-text'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import type { Column } from '../../../ui/table/column'
import { RowLink } from '../../../ui/table/row-button'
import { Table } from '../../../ui/table/table'
import { eventsPath } from '../links'
import { rateRating } from './figures'
import { Rated } from './figures-card'
import { isAt, MarkedEntry } from './mark-note'

type Span = Pick<AlarmFlood, 'from' | 'to' | 'alarms'>
type Shift = AlarmQuality['shifts'][number]

interface FloodsCardProps {
  quality: AlarmQuality
  /** The largest ones, or all. */
  floods: readonly AlarmFlood[]
  /** A time. */
  marked: number | undefined
  onShowAll: () => Promise<void>
}

export function FloodsCard({ quality, floods, marked, onShowAll }: FloodsCardProps) {
  const { t } = useText()
  const showing = useAction(onShowAll)
  const { total } = quality.floods
  if (total === 0) return null
  return (
    <Card
      flush
      title={t('eventLog.figure.floods')}
      status={<span className={textStyles.note}>{t('eventLogQuality.floods.count', { count: total })}</span>}
      actions={
        quality.figures &&
        floods.length < total && (
          <Button busy={showing.busy} onClick={showing.run}>
            {t('eventLogQuality.floods.all')}
          </Button>
        )
      }
    >
      <Table
        label={t('eventLog.figure.floods')}
        columns={[
          ...spanColumns<AlarmFlood>(t, marked),
          { id: 'first', card: 'fact', title: t('common.term.firstCause'), cell: flood => <FirstCause of={flood} /> }
        ]}
        rows={floods}
        keyOf={({ from }) => from}
      />
    </Card>
  )
}

function FirstCause({ of: { from, first } }: { of: AlarmFlood }) {
  const path = first && pathAround('events', { time: from, event: first.number })
  if (!path) return null
  return (
    <RowLink to={path}>
      <PanelText>{eventText(first)}</PanelText>
    </RowLink>
  )
}

export function ShiftsCard({ shifts, marked }: Pick<AlarmQuality, 'shifts'> & Pick<FloodsCardProps, 'marked'>) {
  const { t } = useText()
  const shiftColumns: Column<Shift>[] = [
    ...spanColumns<Shift>(t, marked),
    {
      id: 'rate',
      card: 'fact',
      title: t('eventLogQuality.average'),
      align: 'end',
      width: '12rem',
      cell: ({ per_ten_minutes }) => {
        const rating = rateRating(per_ten_minutes)
        const figure = formatNumber(per_ten_minutes, 1)
        return (
          <Rated as={rating}>{rating === 'good' ? figure : `${t(`eventLogQuality.rated.${rating}`)} ${figure}`}</Rated>
        )
      }
    },
    {
      id: 'floods',
      card: 'fact',
      title: t('eventLog.figure.floods'),
      align: 'end',
      width: '8rem',
      cell: it => formatNumber(it.floods)
    }
  ]
  return (
    <Card flush title={t('eventLogQuality.shifts')}>
      <Table label={t('eventLogQuality.shifts')} columns={shiftColumns} rows={shifts} keyOf={({ from }) => from} />
    </Card>
  )
}

function spanColumns<R extends Span>(t: Translator['t'], marked: number | undefined): Column<R>[] {
  return [
    {
      id: 'span',
      title: t('range.label'),
      cell: ({ from, to }) => (
        <MarkedEntry marked={isAt(marked)({ from, to })}>
          <RowLink to={eventsPath({ from, to })}>
            {t('range.shown', { from: plainText(from, 32), to: plainText(to, 32) })}
          </RowLink>
        </MarkedEntry>
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
