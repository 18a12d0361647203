import type { PanelEvent } from '../../api/event-log'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { linksAround } from '../../stores/around'
import { commentOrigin, commentsOf, commentText, durationText, eventText, valueText } from '../../stores/event-text'
import { openIncidentAround } from '../../stores/incident'
import { priorityLook } from '../../stores/priority-look'
import { DataList, DataRow } from '../../ui/card/data-list'
import { AroundRow } from '../../ui/dialog/around-row'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { PanelText } from '../../ui/page/panel-text'
import { Priority } from '../../ui/status/priority'
import { State } from './columns'
import styles from './event-log.module.css'
import { isAlarm, isWaiting } from './texts'

interface EventDialogProps {
  event: PanelEvent
  isPermitted: boolean
  onAcknowledge: (events: readonly PanelEvent[]) => void
  onComment: (event: PanelEvent) => void
  onClose: () => void
}

/** All about one event, as it was when the dialog was opened. */
export function EventDialog({ event, isPermitted, onAcknowledge, onComment, onClose }: EventDialogProps) {
  const { t } = useText()
  return (
    <Dialog
      title={t('eventLog.details', { number: formatNumber(event.number) })}
      wide
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button asks onClick={() => openIncidentAround(event.triggered_at)}>
            {t('common.incidentReport')}
          </Button>
          {event.comments && userMay('event-acknowledge') && (
            <Button asks onClick={() => onComment(event)}>
              {t('eventLog.comment.add')}
            </Button>
          )}
          {isPermitted && isWaiting(event) && (
            <Button kind="primary" asks onClick={() => onAcknowledge([event])}>
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
          <Priority of={event.priority} look={priorityLook(isAlarm(event), event.state)} />
        </DataRow>
        <DataRow label={t('common.term.category')}>{event.category}</DataRow>
        <DataRow label={t('eventLog.triggered')}>{plainText(event.triggered_at, 32)}</DataRow>
        {event.kind === 'alarm' && <LifeCycle event={event} />}
        <Comments of={event} />
        <Optional label={t('common.term.value')}>{valueText(event)}</Optional>
        <Optional label={t('eventLog.address')}>{plainText(event.address, 200)}</Optional>
        <AroundRow links={linksAround({ time: event.triggered_at, logged: event.logged }, 'events')} />
      </DataList>
      {event.logged === null && event.kind === 'alarm' && <p>{t('eventLog.notLogged')}</p>}
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
      <Optional label={t('eventLog.returned')}>{event.returned_at}</Optional>
      <DataRow label={t('eventLog.duration')}>{durationText(event.duration_seconds, t)}</DataRow>
      <DataRow label={t('eventLog.count')}>{formatNumber(event.count)}</DataRow>
    </>
  )
}

function Comments({ of }: { of: PanelEvent }): Children {
  const { t } = useText()
  const comments = commentsOf(of)
  if (comments.length === 0) return null
  return (
    <DataRow label={t('eventLog.comment')}>
      <ul>
        {comments.map((comment, index) => (
          // Comments are only added.
          <li key={index}>
            <PanelText>{commentText(comment)}</PanelText> <span className={styles.at}>{commentOrigin(comment)}</span>
          </li>
        ))}
      </ul>
    </DataRow>
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
