import type { OperationChange, OperationRecord } from '../../api/operation-log'
import { useText } from '../../lib/text/use-text'
import { shownChanges, valueText } from '../../stores/operations/record-text'
import { fieldText } from '../../stores/operations/words'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './operation-log.module.css'

const LONGEST_VALUE = 300

/** The previous and the new value of each field; of a refused operation what was requested. */
export function ChangesTable({ record }: { record: OperationRecord }) {
  const { t } = useText()
  const { result } = record
  const { changes, count } = shownChanges(record)
  const value = (change: OperationChange, of: 'previous' | 'next') =>
    change.secret ? t('operationLog.secret') : valueText(change[of], change.field, record, t, LONGEST_VALUE)
  const columns: Column<OperationChange>[] = [
    {
      id: 'field',
      title: t('operationLog.field'),
      cell: ({ field }) => <PanelText>{fieldText(field, record, t)}</PanelText>
    },
    {
      id: 'previous',
      title: t('operationLog.previous'),
      card: 'fact',
      cell: change => <PanelText>{value(change, 'previous')}</PanelText>
    },
    {
      id: 'next',
      title: t(result === 'done' ? 'operationLog.next' : 'operationLog.requested'),
      card: 'fact',
      cell: change => <PanelText>{value(change, 'next')}</PanelText>
    }
  ]
  return (
    <div className={styles.changes}>
      <Table
        label={t('operationLog.changes')}
        columns={columns}
        rows={changes}
        keyOf={({ field }, index) => `${index} ${field}`}
        empty={<p>{t('operationLog.changes.none')}</p>}
      />
      {count > changes.length && <p>{t('operationLog.changes.more', { count: count - changes.length })}</p>}
    </div>
  )
}
