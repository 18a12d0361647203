import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { EventPage, PanelEvent } from '../../api/event-log'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { openIncident } from '../../stores/incident'
import { isBeforeOldest } from '../../stores/ranged-log'
import { Row } from '../../ui/card/row'
import { Button } from '../../ui/page/button'
import { LogCard } from '../../ui/table/log-card'
import type { RowCheckProps } from '../../ui/table/row-check'
import { SelectionBar } from '../../ui/table/selection-bar'
import { AcknowledgeDialog } from './acknowledge-dialog'
import { columnsOf } from './columns'
import { CommentDialog } from './comment-dialog'
import { DeletionDialog, RetentionDialog } from './deletion-dialogs'
import { EventDialog } from './event-dialog'
import { Filters } from './filter-fields'
import { unacknowledgedOf } from './filters'
import type { EventLogModel } from './model'
import { isWaiting } from './texts'

interface OpenEvent {
  dialog: 'event' | 'comment'
  event: PanelEvent
}

type Open =
  | { dialog: 'acknowledge'; events: readonly PanelEvent[] | undefined }
  | { dialog: 'retention' | 'deletion' }
  | OpenEvent

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
  const all = useSelectAll(model)
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
        all,
        onSelect: model.selection.select,
        onOpen: event => setOpen({ dialog: 'event', event }),
        onAcknowledge: acknowledge
      })}
      keyOf={({ number }) => String(number)}
      divided={({ clock_set_back }) => clock_set_back}
      actions={
        isPermitted && (
          <Button disabled={!acknowledgeable} asks onClick={() => acknowledge()}>
            {t('eventLog.acknowledge.all')}
          </Button>
        )
      }
      menu={[
        { id: 'incident', text: t('common.incidentReport'), asks: true, onPick: () => openIncident(range) },
        { id: 'export', text: t('common.exportCsv'), asks: true, onPick: model.export },
        ...(userMay('event-delete')
          ? [
              {
                id: 'retention',
                text: t('eventLog.retention.change'),
                asks: true,
                onPick: () => setOpen({ dialog: 'retention' })
              },
              {
                id: 'deletion',
                text: t('common.action.delete'),
                asks: true,
                danger: true,
                onPick: () => setOpen({ dialog: 'deletion' })
              }
            ]
          : [])
      ]}
      selection={
        isPermitted &&
        selected.length > 0 && (
          <SelectionBar
            label={t('eventLog.selection')}
            count={selected.length}
            all={all}
            onClear={model.selection.deselect}
          >
            <Button kind="primary" asks onClick={() => acknowledge(selected)}>
              {t('common.action.acknowledge')}
            </Button>
          </SelectionBar>
        )
      }
      foot={summary && <Foot of={summary} />}
      filters={<Filters of={model.filters} />}
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

/** Of the rows that are loaded, as the panel has the others. */
function useSelectAll({ list, selection }: EventLogModel): RowCheckProps {
  const { t } = useText()
  const selected = useStore(selection.$selected)
  const pages = lastKnown(useStore(list.$rows))?.pages
  const waiting = [...(pages?.values() ?? [])].flat().filter(isWaiting)
  const checked = waiting.length > 0 && waiting.every(({ number }) => selected.some(it => it.number === number))
  return {
    label: t('common.table.selectAll', { count: waiting.length }),
    checked,
    mixed: !checked && selected.length > 0,
    disabled: waiting.length === 0,
    onPick: ticked => (ticked ? selection.selectAll(waiting) : selection.deselect())
  }
}

/** What is stored, and why nothing can be acknowledged here. */
function Foot({ of: { oldest, stored, may_acknowledge } }: { of: EventPage }) {
  const { t } = useText()
  return (
    <Row>
      <span>
        {oldest === null
          ? t('eventLog.stored.none')
          : t('eventLog.stored', { count: stored, since: plainText(oldest, 32) })}
      </span>
      {!may_acknowledge && <span>{t('eventLog.panelOnly')}</span>}
      {may_acknowledge && !userMay('event-acknowledge') && <span>{t('eventLog.notPermitted')}</span>}
    </Row>
  )
}
