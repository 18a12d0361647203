import type { PanelEvent } from '../../api/event-log'
import type { PriorityLook } from '../../ui/status/priority'
import type { EventState } from './filters'

const LOOKS: Record<EventState, PriorityLook> = {
  triggered: 'filled',
  acknowledged: 'outlined',
  returned_unacknowledged: 'waiting',
  returned: 'plain'
}

/** A plain event has no life cycle. */
export const priorityLook = ({ kind, state }: PanelEvent): PriorityLook => (kind === 'event' ? 'plain' : LOOKS[state])

export const isWaiting = ({ kind, state }: PanelEvent): boolean =>
  kind === 'alarm' && (state === 'triggered' || state === 'returned_unacknowledged')
