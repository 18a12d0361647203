import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { PanelText } from '../../ui/page/panel-text'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import type { PlannedRow } from './import-plan'
import styles from './recipe.module.css'

const OUTCOMES: readonly PlannedRow['outcome'][] = ['added', 'updated', 'unchanged', 'skipped', 'wrong']
const TONES: Record<PlannedRow['outcome'], Tone> = {
  added: 'ok',
  updated: 'info',
  unchanged: 'off',
  skipped: 'off',
  wrong: 'bad'
}
const WRONG_FIRST = { column: 'outcome', descending: true }

/** Row by row what an import would do, those with errors first. */
export function ImportPreview({ plan }: { plan: readonly PlannedRow[] }) {
  const { t } = useStore($i18n)
  const counted = OUTCOMES.map(outcome => ({ outcome, count: plan.filter(row => row.outcome === outcome).length }))
  const columns: Column<PlannedRow>[] = [
    {
      id: 'line',
      title: t('recipe.import.line'),
      width: '5rem',
      align: 'end',
      cell: ({ line }) => line,
      compare: (one, other) => one.line - other.line
    },
    { id: 'name', title: t('recipe.name'), cell: ({ name }) => <PanelText>{plainText(name, 60)}</PanelText> },
    {
      id: 'outcome',
      title: t('recipe.import.outcome'),
      cell: ({ outcome }) => <StatusBadge tone={TONES[outcome]}>{t(`recipe.outcome.${outcome}`)}</StatusBadge>,
      compare: (one, other) => OUTCOMES.indexOf(one.outcome) - OUTCOMES.indexOf(other.outcome) || other.line - one.line
    },
    {
      id: 'errors',
      title: t('recipe.import.errors'),
      width: '40%',
      cell: ({ errors }) =>
        errors.map(({ column, message }) => (
          <div key={`${column}`}>
            {column && <strong>{plainText(column, 60)}: </strong>}
            {t(message)}
          </div>
        ))
    }
  ]
  return (
    <>
      <p className={styles.counts} role="status">
        {counted
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => `${t(`recipe.outcome.${outcome}`)}: ${count}`)
          .join(' · ')}
      </p>
      <Table
        label={t('recipe.import.preview')}
        columns={columns}
        rows={plan}
        keyOf={({ line }) => String(line)}
        sorting={WRONG_FIRST}
      />
    </>
  )
}
