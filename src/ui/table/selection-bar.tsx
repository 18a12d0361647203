import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { IconButton } from '../page/icon-button'
import { RowCheck, type RowCheckProps } from './row-check'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  /** Names the bar. */
  label: string
  count: number
  /** The head of the column of check boxes, which cards do not have. */
  all?: RowCheckProps | undefined
  onClear: () => void
  /** The actions on the selected rows. */
  children: Children
}

/** How many rows are selected, and what can be done with them; `Toolbar` shows it in its own place. */
export function SelectionBar({ label, count, all, onClear, children }: SelectionBarProps) {
  const { t } = useText()
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {all && <RowCheck {...all} />}
      <span role="status">{t('common.term.selected', { count })}</span>
      <div className={styles.actions}>
        {children}
        <IconButton icon="close" label={t('common.term.clearSelection')} onClick={onClear} />
      </div>
    </div>
  )
}
