import { useStore } from '@nanostores/preact'
import type { OperationEntry } from '../../api/operation-log'
import type { Rows } from '../../lib/remote/row-pages'
import { useText } from '../../lib/text/use-text'
import { EmptyState } from '../../ui/page/empty-state'
import { PagedTable } from '../../ui/table/paged-table'
import { columnsOf } from './columns'
import type { OperationLogModel } from './model'

interface OperationsTableProps {
  model: OperationLogModel
  rows: Rows<OperationEntry>
  onOpen: (number: number) => void
}

export function OperationsTable({ model, rows, onOpen }: OperationsTableProps) {
  const { t } = useText()
  const paused = useStore(model.$paused)
  return (
    <PagedTable
      label={t('menu.operationLog')}
      columns={columnsOf(t, onOpen)}
      rows={rows}
      keyOf={entry => (entry.kind === 'record' ? String(entry.number) : `gap-${entry.last}`)}
      divided={({ kind }) => kind === 'gap'}
      onView={model.show}
      following={!paused}
      empty={
        <EmptyState icon="search" title={t('operationLog.none')}>
          {t('common.term.noneInFilter')}
        </EmptyState>
      }
    />
  )
}
