import type { PanelEvent } from '../../api/event-log'

export const isAlarm = ({ kind }: PanelEvent): boolean => kind === 'alarm'

export const isWaiting = (event: PanelEvent): boolean =>
  isAlarm(event) && (event.state === 'triggered' || event.state === 'returned_unacknowledged')
