import { columnsOf, type FileColumns, type RowError, titleIn } from '../../lib/table-file/column'
import type { PlannedRow } from '../../lib/table-file/plan-rows'
import type { Table as FileTable } from '../../lib/table-file/read-table'
import { rejectedRows } from '../../lib/table-file/rejected-rows'
import { saveCsv } from '../../lib/table-file/save-csv'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { Table } from '../table/table'
import styles from './import.module.css'

interface Props<R, T> {
  columns: FileColumns<R>
  table: FileTable<R>
  rows: readonly PlannedRow<R, T>[]
  fileName: string
}

/** The errors by row and column, and the rejected rows as a file to correct. */
export function RejectedList<R, T>({ columns, table, rows, fileName }: Props<R, T>) {
  const { t, language } = useText()
  const rejected = rows.filter(({ outcome }) => outcome === 'rejected')
  if (rejected.length === 0) return null
  const labels = new Map<string, string>(
    columnsOf(columns).map(([field, column]) => [field, column.label ?? titleIn(column, language)])
  )
  const labelOf = ({ field }: RowError) => labels.get(field ?? '') ?? t('common.import.wholeRow')
  const errors = rejected.flatMap(({ line, errors }) => errors.map(error => ({ line, error })))
  const save = () => {
    const described = rejected.map(row => ({
      row,
      problem: joinList(row.errors.map(error => `${labelOf(error)}: ${t(error.message)}`))
    }))
    saveCsv(`${fileName.replace(/\.\w+$/, '')}-not-imported.csv`, rejectedRows(table, described))
  }
  return (
    <>
      <div className={styles.line}>
        <span role="status">{t('common.import.rejected', { count: rejected.length })}</span>
        <Button onClick={save}>{t('common.import.saveRejected')}</Button>
      </div>
      <div className={styles.rows}>
        <Table
          unprinted
          label={t('common.import.errors')}
          columns={[
            {
              id: 'line',
              card: 'fact',
              title: t('common.import.row'),
              width: '4.5rem',
              align: 'end',
              cell: ({ line }) => line
            },
            {
              id: 'column',
              card: 'title',
              title: t('common.import.column'),
              width: '9rem',
              cell: ({ error }) => labelOf(error)
            },
            { id: 'error', card: 'fact', title: t('common.term.error'), cell: ({ error }) => t(error.message) }
          ]}
          rows={errors}
          keyOf={(_, index) => String(index)}
        />
      </div>
    </>
  )
}
