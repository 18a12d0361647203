import type { AlarmQuality } from '../../../api/event-log'
import { formatNumber, formatPercent } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { Row } from '../../../ui/card/row'
import { Button } from '../../../ui/page/button'
import type { Column } from '../../../ui/table/column'
import { RowLink } from '../../../ui/table/row-button'
import { Table } from '../../../ui/table/table'
import styles from '../event-log.module.css'
import { eventsPath } from '../links'
import { type Figure, figuresOf, isBelowTenMinutes, type Rating } from './figures'

interface FiguresCardProps {
  quality: AlarmQuality
  /** Of the range directly before, where the log has it. */
  before: AlarmQuality | undefined
  onReport: () => void
}

export function FiguresCard({ quality, before, onReport }: FiguresCardProps) {
  const { t } = useText()
  const { from, to, alarms } = quality
  const columns: Column<Figure>[] = [
    { id: 'label', title: t('eventLogQuality.figure'), cell: figure => <Label of={figure} /> },
    {
      id: 'value',
      card: 'fact',
      title: t('common.term.value'),
      align: 'end',
      width: '8rem',
      cell: ({ value, unit }) => shown(value, unit)
    },
    ...(before ? beforeColumns(figuresOf(before), t) : []),
    {
      id: 'target',
      card: 'fact',
      title: t('eventLogQuality.target'),
      align: 'end',
      width: '8rem',
      cell: ({ target: { sign, value }, unit }) => `${sign ? `${sign} ` : ''}${shown(value, unit, 0)}`
    },
    {
      id: 'rating',
      card: 'fact',
      title: t('eventLogQuality.rating'),
      width: '11rem',
      cell: ({ rating }) => <Rated as={rating}>{t(`eventLogQuality.rated.${rating}`)}</Rated>
    }
  ]
  return (
    <Card
      flush
      title={t('eventLogQuality.figures')}
      actions={
        <Button asks onClick={onReport}>
          {t('common.incidentReport')}
        </Button>
      }
    >
      <div className={styles.counts}>
        <Row>
          <span>{t('eventLogQuality.count', { count: alarms, ...windowOf(from, to) })}</span>
          {before && <span>{t('eventLogQuality.before.range', windowOf(before.from, before.to))}</span>}
          {isBelowTenMinutes(quality) && <span>{t('eventLogQuality.average.short')}</span>}
        </Row>
      </div>
      <Table label={t('eventLogQuality.figures')} columns={columns} rows={figuresOf(quality)} keyOf={({ id }) => id} />
    </Card>
  )
}

/** Not filled, as nothing of it is now. */
export const Rated = ({ as: rating, children }: { as: Rating; children: string }) => (
  <span className={rating === 'good' ? undefined : styles[rating]}>{children}</span>
)

function beforeColumns(before: readonly Figure[], t: Translator['t']): Column<Figure>[] {
  const earlier = ({ id }: Figure) => before.find(figure => figure.id === id)?.value ?? 0
  return [
    {
      id: 'before',
      card: 'fact',
      title: t('eventLogQuality.before'),
      align: 'end',
      width: '8rem',
      cell: figure => shown(earlier(figure), figure.unit)
    },
    {
      id: 'change',
      card: 'fact',
      title: t('eventLogQuality.change'),
      align: 'end',
      width: '8rem',
      cell: figure => changeText(figure.value - earlier(figure), DECIMALS[figure.unit])
    }
  ]
}

function Label({ of: { label, rows } }: { of: Figure }) {
  const { t } = useText()
  if (!rows) return <>{t(label)}</>
  return <RowLink to={eventsPath(rows)}>{t(label)}</RowLink>
}

const windowOf = (from: string, to: string) => ({ from: plainText(from, 32), to: plainText(to, 32) })

const DECIMALS: Record<Figure['unit'], number> = { count: 0, average: 1, percent: 1 }

const shown = (value: number, unit: Figure['unit'], decimals = DECIMALS[unit]) =>
  unit === 'percent' ? formatPercent(value, decimals) : formatNumber(value, decimals)

/** With its sign; of shares in percentage points. */
function changeText(change: number, decimals: number): string {
  const rounded = Number(change.toFixed(decimals))
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±'
  return `${sign}${formatNumber(Math.abs(rounded), decimals)}`
}
