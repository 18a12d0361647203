import { useText } from '../../lib/text/use-text'
import styles from './actions-menu.module.css'
import type { MenuItem } from './menu-list'
import { MoreMenu } from './more-menu'

/** The less frequent actions of a list. */
export function ActionsMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useText()
  return (
    <span className={styles.menu}>
      <MoreMenu label={t('common.term.actions')} items={items} />
    </span>
  )
}
