import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { PanelEvent } from '../../api/event-log'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { FilterBar } from '../../ui/filter/filter-bar'
import { Button } from '../../ui/page/button'
import { LogCard } from '../../ui/table/log-card'
import { AcknowledgeDialog } from './acknowledge-dialog'
import { columnsOf } from './columns'
import { EventDialog } from './event-dialog'
import { FilterFields } from './filter-fields'
import { isFiltered, unacknowledgedOf } from './filters'
import type { EventLogModel } from './model'
import { SelectionBar } from './selection-bar'

type Open =
  | { dialog: 'acknowledge'; events: readonly PanelEvent[] | undefined }
  | { dialog: 'event'; event: PanelEvent }

export function ListCard({ model }: { model: EventLogModel }) {
  const { t } = useText()
  const summary = useStore(model.$summary)
  const selected = useStore(model.selection.$selected)
  const filters = useStore(model.filters.$filters)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const acknowledge = (events?: readonly PanelEvent[]) => setOpen({ dialog: 'acknowledge', events })
  const isPermitted = userMay('event-acknowledge') && (summary?.may_acknowledge ?? false)
  const acknowledgeable =
    summary !== undefined && summary.unacknowledged > 0 && unacknowledgedOf(filters.state).length > 0
  return (
    <LogCard
      of={model.list}
      label={t('menu.eventLog')}
      columns={columnsOf(t, {
        isPermitted,
        selected,
        onSelect: model.selection.select,
        onOpen: event => setOpen({ dialog: 'event', event }),
        onAcknowledge: acknowledge
      })}
      keyOf={({ number }) => String(number)}
      divided={({ clock_set_back }) => clock_set_back}
      actions={
        <>
          <Button onClick={model.export}>{t('common.exportCsv')}</Button>
          {isPermitted && (
            <Button disabled={!acknowledgeable} onClick={() => acknowledge()}>
              {t('eventLog.acknowledge.all')}
            </Button>
          )}
        </>
      }
      below={summary && <SelectionBar selection={model.selection} summary={summary} onAcknowledge={acknowledge} />}
      filters={
        <FilterBar of={model.filters} filtered={isFiltered(filters)}>
          <FilterFields of={model.filters} />
        </FilterBar>
      }
      none={t('eventLog.none')}
      hint={t('common.term.noneInFilter')}
    >
      {open?.dialog === 'acknowledge' && <AcknowledgeDialog model={model} events={open.events} onClose={close} />}
      {open?.dialog === 'event' && (
        <EventDialog event={open.event} isPermitted={isPermitted} onAcknowledge={acknowledge} onClose={close} />
      )}
    </LogCard>
  )
}
