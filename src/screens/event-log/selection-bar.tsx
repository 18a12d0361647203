import { useStore } from '@nanostores/preact'
import type { EventPage, PanelEvent } from '../../api/event-log'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { Button } from '../../ui/page/button'
import { Row } from '../../ui/page/row'
import type { EventLogModel } from './model'

interface SelectionBarProps {
  selection: EventLogModel['selection']
  summary: Pick<EventPage, 'may_acknowledge'>
  onAcknowledge: (events: readonly PanelEvent[]) => void
}

/** The actions on the selected alarms. */
export function SelectionBar({ selection, summary, onAcknowledge }: SelectionBarProps) {
  const { t } = useText()
  const selected = useStore(selection.$selected)
  if (!summary.may_acknowledge) return <span>{t('eventLog.panelOnly')}</span>
  if (!userMay('event-acknowledge')) return <span>{t('eventLog.notPermitted')}</span>
  if (selected.length === 0) return null
  return (
    <Row role="group" aria-label={t('eventLog.selection')}>
      <span>{t('common.term.selected', { count: selected.length })}</span>
      <Button kind="primary" onClick={() => onAcknowledge(selected)}>
        {t('common.action.acknowledge')}
      </Button>
      <Button kind="quiet" onClick={selection.deselect}>
        {t('common.term.clearSelection')}
      </Button>
    </Row>
  )
}
