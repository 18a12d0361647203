import { Link } from 'wouter'
import type { PanelEvent } from '../../api/event-log'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { pathAround } from '../../stores/around'
import { commentsOf, commentText, durationText, eventText, stateText, valueText } from '../../stores/event-text'
import { priorityLook } from '../../stores/priority-look'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { Icon } from '../../ui/page/icon'
import iconButton from '../../ui/page/icon-button.module.css'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { Priority } from '../../ui/status/priority'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { RowActions } from '../../ui/table/row-actions'
import { RowButton } from '../../ui/table/row-button'
import { RowCheck, type RowCheckProps } from '../../ui/table/row-check'
import styles from './event-log.module.css'
import { isAlarm, isWaiting } from './texts'

export interface ColumnActions {
  isPermitted: boolean
  selected: readonly PanelEvent[]
  /** All that are loaded and can be selected. */
  all: RowCheckProps | undefined
  onSelect: (event: PanelEvent, ticked: boolean) => void
  onOpen: (event: PanelEvent) => void
  onAcknowledge: (events: readonly PanelEvent[]) => void
}

/** On phones the text comes first, then state, priority and time. */
export function columnsOf(t: Translator['t'], actions: ColumnActions): Column<PanelEvent>[] {
  const { isPermitted, selected, all, onSelect, onOpen, onAcknowledge } = actions
  const isSelected = (event: PanelEvent) => selected.some(({ number }) => number === event.number)
  const select: Column<PanelEvent> = {
    id: 'select',
    card: 'check',
    selected: isSelected,
    title: t('common.term.select'),
    width: '4rem',
    all,
    cell: event =>
      isWaiting(event) && (
        <RowCheck
          label={t('eventLog.select.event', { text: eventText(event) })}
          checked={isSelected(event)}
          onPick={ticked => onSelect(event, ticked)}
        />
      )
  }
  const action: Column<PanelEvent> = {
    id: 'action',
    pinned: true,
    title: t('common.term.action'),
    width: isPermitted ? '27ch' : '6rem',
    cell: event => (
      <RowActions name={eventText(event)}>
        {isPermitted && isWaiting(event) && (
          <Button kind="quiet" asks onClick={() => onAcknowledge([event])}>
            {t('common.action.acknowledge')}
          </Button>
        )}
        <TrendLink event={event} />
      </RowActions>
    )
  }
  return [
    ...(isPermitted ? [select] : []),
    {
      id: 'text',
      card: 'title',
      title: t('common.term.text'),
      opens: true,
      width: '11.25rem',
      grows: true,
      cell: event => (
        <RowButton onPress={() => onOpen(event)}>
          <PanelText cut>{eventText(event)}</PanelText>
        </RowButton>
      )
    },
    {
      id: 'triggered',
      card: 'fact',
      title: t('eventLog.triggered'),
      width: '23ch',
      cell: it => time(it.triggered_at)
    },
    {
      id: 'state',
      card: 'fact',
      title: t('common.term.status'),
      width: '8.75rem',
      cell: event => <State of={event} t={t} />
    },
    {
      id: 'priority',
      card: 'fact',
      title: t('eventLog.priority'),
      width: '8.125rem',
      cell: event => <Priority of={event.priority} look={priorityLook(isAlarm(event), event.state)} />
    },
    {
      id: 'category',
      title: t('common.term.category'),
      width: '6.375rem',
      align: 'end',
      cell: ({ category }) => category
    },
    { id: 'value', title: t('common.term.value'), width: '8rem', align: 'end', cell: valueText },
    {
      id: 'duration',
      title: t('eventLog.duration'),
      width: '8rem',
      cell: it => isAlarm(it) && durationText(it.duration_seconds, t)
    },
    {
      id: 'returned',
      title: t('eventLog.returned'),
      width: '11.5rem',
      cell: it => isAlarm(it) && time(it.returned_at)
    },
    { id: 'acknowledged', title: t('eventLog.acknowledged'), width: '11.5rem', cell: it => time(it.acknowledged_at) },
    { id: 'by', title: t('eventLog.acknowledgedBy'), width: '9rem', cell: it => panelText(it.acknowledged_by) },
    {
      id: 'comment',
      title: t('eventLog.comment'),
      width: '12rem',
      cell: it => panelText(joinList(commentsOf(it).map(commentText)))
    },
    { id: 'address', title: t('eventLog.address'), width: '12rem', cell: ({ address }) => panelText(address) },
    { id: 'count', title: t('eventLog.count'), width: '6rem', align: 'end', cell: ({ count }) => formatNumber(count) },
    {
      id: 'number',
      title: t('common.term.number'),
      width: '6rem',
      align: 'end',
      cell: ({ number }) => formatNumber(number)
    },
    action
  ]
}

/** Without the dialog, as what happened then is most often looked for there. */
function TrendLink({ event: { triggered_at: time, logged } }: { event: PanelEvent }) {
  const { t } = useText()
  const path = pathAround('trend', { time, logged })
  if (path === undefined) return null
  return (
    <Link
      href={path}
      className={iconButton.button}
      aria-label={t('common.around.trend')}
      title={t('common.around.trend')}
    >
      <Icon name="chart" />
    </Link>
  )
}

const time = (text: string | null) => text && <span className={textStyles.line}>{plainText(text, 32)}</span>
const panelText = (text: string | null): Children => text && <PanelText cut>{plainText(text, 200)}</PanelText>

export function State({ of, t }: { of: PanelEvent; t: Translator['t'] }) {
  const text = t(stateText(of))
  if (of.clock_set_back) return <StatusBadge tone="warn">{text}</StatusBadge>
  return (
    <span className={styles.state} data-waiting={isWaiting(of) || undefined}>
      {text}
    </span>
  )
}
