import { columnsOf, type FileColumns, titleIn } from '../../lib/table-file/column'
import { withoutGuard } from '../../lib/table-file/formula-guard'
import type { Outcome, PlannedRow } from '../../lib/table-file/plan-rows'
import type { Table as FileTable } from '../../lib/table-file/read-table'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../page/panel-text'
import { StatusBadge, type Tone } from '../status/status-badge'
import type { Column } from '../table/column'
import { Table } from '../table/table'
import styles from './import.module.css'

interface Props<R, T> {
  columns: FileColumns<R>
  table: FileTable<R>
  rows: readonly PlannedRow<R, T>[]
}

const OUTCOMES: readonly Outcome[] = ['added', 'changed', 'unchanged', 'skipped', 'rejected']
const TONES: Record<Outcome, Tone> = {
  added: 'info',
  changed: 'info',
  unchanged: 'plain',
  skipped: 'plain',
  rejected: 'bad'
}
const LONGEST_CELL = 60

/** The outcome of each row, with every imported column so that a wrong encoding is visible. */
export function ImportPreview<R, T>({ columns, table: { indexes }, rows }: Props<R, T>) {
  const { t, language } = useText()
  const textOf = (outcome: Outcome) => t(`common.import.outcome.${outcome}`)
  const counted = OUTCOMES.map(outcome => ({ outcome, count: rows.filter(row => row.outcome === outcome).length }))
  const imported = columnsOf(columns).filter(([field]) => indexes.has(field))
  const named = imported.find(([, { required }]) => required)?.[0]
  const described = imported.find(([field, { secret }]) => field !== named && !secret)?.[0]
  const fileColumns = imported.flatMap(([field, column]): Column<PlannedRow<R, T>>[] => {
    const index = indexes.get(field)
    if (index === undefined) return []
    const { label, secret } = column
    const cellText = (cell: string) => (secret ? cell.replace(/./gu, '•') : plainText(withoutGuard(cell), LONGEST_CELL))
    return [
      {
        id: field,
        ...(field === named && { card: 'title' as const }),
        ...(field === described && { card: 'fact' as const }),
        title: label ?? titleIn(column, language),
        width: '9rem',
        cell: ({ cells }) => <PanelText>{cellText(cells[index] ?? '')}</PanelText>
      }
    ]
  })
  return (
    <>
      <p role="status" className={styles.counts}>
        {counted
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => `${textOf(outcome)}: ${count}`)
          .join(' · ')}
      </p>
      <div className={styles.rows}>
        <Table
          label={t('common.import.preview')}
          columns={[
            {
              id: 'line',
              title: t('common.import.row'),
              width: '5.5rem',
              align: 'end',
              cell: ({ line }) => line,
              compare: (one, other) => one.line - other.line
            },
            {
              id: 'outcome',
              card: 'fact',
              title: t('common.term.result'),
              width: '8rem',
              cell: ({ outcome }) => <StatusBadge tone={TONES[outcome]}>{textOf(outcome)}</StatusBadge>,
              compare: (one, other) => OUTCOMES.indexOf(one.outcome) - OUTCOMES.indexOf(other.outcome)
            },
            ...fileColumns
          ]}
          rows={rows}
          unprinted
          keyOf={({ line }) => String(line)}
        />
      </div>
    </>
  )
}
