import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { EventPage, PanelEvent } from '../../api/event-log'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { openIncident } from '../../stores/incident'
import { isBeforeOldest } from '../../stores/ranged-log'
import { FilterBar } from '../../ui/filter/filter-bar'
import { Button } from '../../ui/page/button'
import { LogCard } from '../../ui/table/log-card'
import { AcknowledgeDialog } from './acknowledge-dialog'
import { columnsOf } from './columns'
import { CommentDialog } from './comment-dialog'
import { DeletionDialog, RetentionDialog } from './deletion-dialogs'
import { EventDialog } from './event-dialog'
import { FilterFields } from './filter-fields'
import { isFiltered, unacknowledgedOf } from './filters'
import type { EventLogModel } from './model'
import { SelectionBar } from './selection-bar'
import { Summary } from './summary'

interface OpenEvent {
  dialog: 'event' | 'comment'
  event: PanelEvent
}

type Open =
  | { dialog: 'acknowledge'; events: readonly PanelEvent[] | undefined }
  | { dialog: 'retention' | 'deletion' }
  | OpenEvent

const ACTIONS = { retention: 'eventLog.retention.change', deletion: 'eventLog.deletion.open' } as const

const isAbout = (open: Open | undefined, { number }: PanelEvent): open is OpenEvent =>
  open !== undefined && 'event' in open && open.event.number === number

export function ListCard({ model }: { model: EventLogModel }) {
  const { t } = useText()
  const summary = useStore(model.$summary)
  const selected = useStore(model.selection.$selected)
  const filters = useStore(model.filters.$filters)
  const range = useStore(model.filters.$range)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const acknowledge = (events?: readonly PanelEvent[]) => setOpen({ dialog: 'acknowledge', events })
  const isPermitted = userMay('event-acknowledge') && (summary?.may_acknowledge ?? false)
  const acknowledgeable =
    summary !== undefined && summary.unacknowledged > 0 && unacknowledgedOf(filters.state).length > 0
  return (
    <LogCard
      of={model.list}
      printed={model.printed}
      marked={useStore(model.$marked)}
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
          <Button onClick={() => openIncident(model.filters.$range.get())}>{t('common.incidentReport')}</Button>
          {isPermitted && (
            <Button disabled={!acknowledgeable} onClick={() => acknowledge()}>
              {t('eventLog.acknowledge.all')}
            </Button>
          )}
        </>
      }
      menu={[
        { id: 'export', text: t('common.exportCsv'), onPick: model.export },
        ...(userMay('event-delete')
          ? (['retention', 'deletion'] as const).map(dialog => ({
              ...{ id: dialog, text: t(ACTIONS[dialog]), onPick: () => setOpen({ dialog }) }
            }))
          : [])
      ]}
      summary={<Summary model={model} />}
      below={summary && <SelectionBar selection={model.selection} summary={summary} onAcknowledge={acknowledge} />}
      foot={summary && storedText(summary, t)}
      filters={
        <FilterBar of={model.filters} filtered={isFiltered(filters)}>
          <FilterFields of={model.filters} />
        </FilterBar>
      }
      none={t('eventLog.none')}
      hint={
        isBeforeOldest(range, summary?.oldest)
          ? t('common.keptFrom', { time: summary?.oldest ?? '' })
          : t('common.term.noneInFilter')
      }
    >
      {open?.dialog === 'acknowledge' && <AcknowledgeDialog model={model} events={open.events} onClose={close} />}
      {open?.dialog === 'event' && (
        <EventDialog
          event={open.event}
          isPermitted={isPermitted}
          onAcknowledge={acknowledge}
          onComment={event => setOpen({ dialog: 'comment', event })}
          onClose={close}
        />
      )}
      {open?.dialog === 'retention' && <RetentionDialog deletion={model.deletion} onClose={close} />}
      {open?.dialog === 'deletion' && <DeletionDialog deletion={model.deletion} onClose={close} />}
      {open?.dialog === 'comment' && (
        <CommentDialog
          model={model}
          event={open.event}
          onDone={event => setOpen(now => (isAbout(now, event) ? { ...now, event } : now))}
          onClose={() => setOpen(now => (now?.dialog === 'comment' ? { ...now, dialog: 'event' } : now))}
        />
      )}
    </LogCard>
  )
}

const storedText = ({ oldest, stored }: Pick<EventPage, 'oldest' | 'stored'>, t: Translator['t']): string =>
  oldest === null ? t('eventLog.stored.none') : t('eventLog.stored', { count: stored, since: plainText(oldest, 32) })
