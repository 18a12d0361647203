import { useText } from '../../lib/text/use-text'
import type { MenuItem } from '../dialog/menu-list'
import { MoreMenu } from '../dialog/more-menu'
import type { Children } from '../page/children'
import styles from './row-actions.module.css'

interface RowActionsProps {
  /** The name of the row. */
  name: string
  /** The one action that is visible. */
  children?: Children
  /** The others. */
  more?: readonly MenuItem[]
}

/** What can be done with a row, at its end: one quiet button, and a menu. */
export function RowActions({ name, children, more = [] }: RowActionsProps) {
  const { t } = useText()
  return (
    <span className={styles.actions} {...(children && { role: 'group', 'aria-label': name })}>
      {children}
      {more.length > 0 && <MoreMenu label={t('common.table.actions', { name })} items={more} />}
    </span>
  )
}
