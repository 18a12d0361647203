import { useStore } from '@nanostores/preact'
import type { PanelEvent } from '../../api/event-log'
import type { Rows } from '../../lib/remote/row-pages'
import { useText } from '../../lib/text/use-text'
import { EmptyState } from '../../ui/page/empty-state'
import { PagedTable } from '../../ui/table/paged-table'
import { type ColumnActions, columnsOf } from './columns'
import type { EventLogModel } from './model'

interface EventsTableProps extends Pick<ColumnActions, 'onOpen' | 'onAcknowledge' | 'isPermitted'> {
  model: EventLogModel
  rows: Rows<PanelEvent>
}

export function EventsTable({ model, rows, ...actions }: EventsTableProps) {
  const { t } = useText()
  const paused = useStore(model.$paused)
  const selected = useStore(model.$selected)
  return (
    <PagedTable
      label={t('menu.eventLog')}
      columns={columnsOf(t, { ...actions, selected, onSelect: model.select })}
      rows={rows}
      keyOf={({ number }) => String(number)}
      divided={({ clock_set_back }) => clock_set_back}
      onView={model.show}
      following={!paused}
      empty={
        <EmptyState icon="search" title={t('eventLog.none')}>
          {t('common.term.noneInFilter')}
        </EmptyState>
      }
    />
  )
}
