import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { PanelEvent } from '../../api/event-log'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Toolbar } from '../../ui/page/toolbar'
import { Loaded } from '../../ui/status/loaded'
import { FollowControl } from '../../ui/table/follow-control'
import { AcknowledgeDialog } from './acknowledge-dialog'
import { EventDialog } from './event-dialog'
import { EventFilters } from './event-filters'
import { EventsTable } from './events-table'
import { unacknowledgedOf } from './filters'
import type { EventLogModel } from './model'
import { SelectionBar } from './selection-bar'

type Open =
  | { dialog: 'acknowledge'; events: readonly PanelEvent[] | undefined }
  | { dialog: 'event'; event: PanelEvent }

export function ListCard({ model }: { model: EventLogModel }) {
  const { t } = useText()
  const summary = useStore(model.$summary)
  const reading = useStore(model.$reading)
  const { state } = useStore(model.$filters)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const acknowledge = (events?: readonly PanelEvent[]) => setOpen({ dialog: 'acknowledge', events })
  const isPermitted = userMay('event-acknowledge') && (summary?.may_acknowledge ?? false)
  const acknowledgeable = summary !== undefined && summary.unacknowledged > 0 && unacknowledgedOf(state).length > 0
  return (
    <Card flush>
      <Toolbar
        flush
        search={<FollowControl of={model} />}
        below={summary && <SelectionBar model={model} summary={summary} onAcknowledge={acknowledge} />}
      >
        <Button onClick={model.export}>{t('common.exportCsv')}</Button>
        {isPermitted && (
          <Button disabled={!acknowledgeable} onClick={() => acknowledge()}>
            {t('eventLog.acknowledge.all')}
          </Button>
        )}
      </Toolbar>
      <EventFilters model={model} />
      <div aria-busy={reading || undefined}>
        <Loaded from={model.$rows}>
          {rows => (
            <EventsTable
              model={model}
              rows={rows}
              isPermitted={isPermitted}
              onOpen={event => setOpen({ dialog: 'event', event })}
              onAcknowledge={acknowledge}
            />
          )}
        </Loaded>
      </div>
      {open?.dialog === 'acknowledge' && <AcknowledgeDialog model={model} events={open.events} onClose={close} />}
      {open?.dialog === 'event' && (
        <EventDialog event={open.event} isPermitted={isPermitted} onAcknowledge={acknowledge} onClose={close} />
      )}
    </Card>
  )
}
