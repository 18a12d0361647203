import type { PanelEvent } from '../../api/event-log'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { DataList, DataRow } from '../../ui/page/data-list'
import { PanelText } from '../../ui/page/panel-text'
import { Priority } from '../../ui/status/priority'
import { State } from './columns'
import { durationText, eventText, isWaiting, priorityLook, valueText } from './texts'
import { TrendLink } from './trend-link'

interface EventDialogProps {
  event: PanelEvent
  isPermitted: boolean
  onAcknowledge: (events: readonly PanelEvent[]) => void
  onClose: () => void
}

/** All about one event, as it was when the dialog was opened. */
export function EventDialog({ event, isPermitted, onAcknowledge, onClose }: EventDialogProps) {
  const { t } = useText()
  return (
    <Dialog
      title={t('eventLog.details', { number: formatNumber(event.number) })}
      wide
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {isPermitted && isWaiting(event) && (
            <Button kind="primary" onClick={() => onAcknowledge([event])}>
              {t('common.action.acknowledge')}
            </Button>
          )}
        </>
      }
    >
      <DataList>
        <DataRow label={t('common.term.text')}>
          <PanelText>{eventText(event)}</PanelText>
        </DataRow>
        <DataRow label={t('common.term.status')}>
          <State of={event} t={t} />
        </DataRow>
        <DataRow label={t('eventLog.priority')}>
          <Priority of={event.priority} look={priorityLook(event)} />
        </DataRow>
        <DataRow label={t('common.term.category')}>{event.category}</DataRow>
        <DataRow label={t('eventLog.triggered')}>
          {plainText(event.triggered_at, 32)}
          <TrendLink event={event} />
        </DataRow>
        {event.kind === 'alarm' && <LifeCycle event={event} />}
        <Optional label={t('common.term.value')}>{valueText(event)}</Optional>
        <Optional label={t('eventLog.address')}>{plainText(event.address, 200)}</Optional>
      </DataList>
      {event.clock_set_back && <p>{t('eventLog.clockSetBack.text')}</p>}
    </Dialog>
  )
}

function LifeCycle({ event }: { event: PanelEvent }) {
  const { t } = useText()
  return (
    <>
      <Optional label={t('eventLog.acknowledged')}>{event.acknowledged_at}</Optional>
      <Optional label={t('eventLog.acknowledgedBy')}>{event.acknowledged_by}</Optional>
      <Optional label={t('eventLog.comment')}>{event.comment}</Optional>
      <Optional label={t('eventLog.returned')}>{event.returned_at}</Optional>
      <DataRow label={t('eventLog.duration')}>{durationText(event.duration_seconds, t)}</DataRow>
      <DataRow label={t('eventLog.count')}>{formatNumber(event.count)}</DataRow>
    </>
  )
}

/** A text of the panel, if there is one. */
function Optional({ label, children }: { label: string; children: string | null }): Children {
  if (!children) return null
  return (
    <DataRow label={label}>
      <PanelText>{plainText(children, 200)}</PanelText>
    </DataRow>
  )
}
