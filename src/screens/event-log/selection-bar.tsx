import { useStore } from '@nanostores/preact'
import type { PanelEvent } from '../../api/event-log'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import styles from './event-log.module.css'
import type { EventLogModel } from './model'

interface SelectionBarProps {
  model: EventLogModel
  isPermitted: boolean
  onAcknowledge: (events: readonly PanelEvent[]) => void
}

/** The actions on the selected alarms. */
export function SelectionBar({ model, isPermitted, onAcknowledge }: SelectionBarProps) {
  const { t } = useStore($i18n)
  const selected = useStore(model.$selected)
  if (!isPermitted) return <span>{t('eventLog.panelOnly')}</span>
  if (selected.length === 0) return <span>{t('eventLog.selection.hint')}</span>
  return (
    <div className={styles.row} role="group" aria-label={t('eventLog.selection')}>
      <span>{t('common.term.selected', { count: selected.length })}</span>
      <Button kind="primary" onClick={() => onAcknowledge(selected)}>
        {t('common.action.acknowledge')}
      </Button>
      <Button kind="quiet" onClick={model.deselect}>
        {t('common.term.clearSelection')}
      </Button>
    </div>
  )
}
