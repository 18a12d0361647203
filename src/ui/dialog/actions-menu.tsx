import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { $compact } from '../page/compact'
import styles from './actions-menu.module.css'
import type { MenuItem } from './menu-list'
import { MoreMenu } from './more-menu'

interface ActionsMenuProps {
  /** Buttons before the menu; where there is less room, its first items. */
  buttons?: readonly MenuItem[] | undefined
  /** Always in the menu. */
  items?: readonly MenuItem[]
  /** The primary button, which is always shown. */
  children?: Children
}

/** The actions of a list or card, in the order of all of them: what is visible, icons such as Print, the menu, and the primary button. */
export function ActionsMenu({ buttons = [], items = [], children }: ActionsMenuProps) {
  const { t } = useText()
  const compact = useStore($compact)
  const inMenu = compact ? [...buttons, ...items] : items
  return (
    <>
      {!compact &&
        buttons.map(({ id, text, icon, danger, onPick, ...rest }) => (
          <Button key={id} kind={danger ? 'danger' : 'plain'} {...(icon && { icon })} {...rest} onClick={onPick}>
            {text}
          </Button>
        ))}
      <span className={styles.icons} data-print />
      {inMenu.length > 0 && (
        <span className={styles.menu}>
          <MoreMenu label={t('common.term.actions')} items={inMenu} />
        </span>
      )}
      {children}
    </>
  )
}
