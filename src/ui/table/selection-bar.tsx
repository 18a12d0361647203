import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { IconButton } from '../page/icon-button'
import type { RowCheckProps } from './row-check'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  /** Names the bar. */
  label: string
  count: number
  /** The head of the column of check boxes, which cards do not have. */
  all?: RowCheckProps | undefined
  onClear: () => void
  /** The actions on the selected rows, the primary one last. */
  children: Children
}

/** How many rows are selected, and what can be done with them; `Toolbar` shows it in its own place. */
export function SelectionBar({ label, count, all, onClear, children }: SelectionBarProps) {
  const { t } = useText()
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <IconButton icon="close" label={t('common.term.clearSelection')} onClick={onClear} />
      <span role="status">{t('common.term.selected', { count })}</span>
      {all && !all.checked && (
        <Button kind="quiet" onClick={() => all.onPick(true)}>
          {all.label}
        </Button>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
