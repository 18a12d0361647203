import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import styles from './actions-menu.module.css'
import type { MenuItem } from './menu-list'
import { MoreMenu } from './more-menu'

interface ActionsMenuProps {
  /** Buttons before the menu; on phones its first items. */
  buttons?: readonly MenuItem[] | undefined
  /** Always in the menu. */
  items?: readonly MenuItem[]
}

/** The less frequent actions of a list or card. */
export function ActionsMenu({ buttons = [], items = [] }: ActionsMenuProps) {
  const { t } = useText()
  const narrow = useStore($narrow)
  const inMenu = narrow ? [...buttons, ...items] : items
  return (
    <>
      {!narrow &&
        buttons.map(({ id, text, icon, danger, onPick, ...rest }) => (
          <Button key={id} kind={danger ? 'danger' : 'plain'} {...(icon && { icon })} {...rest} onClick={onPick}>
            {text}
          </Button>
        ))}
      {inMenu.length > 0 && (
        <span className={styles.menu}>
          <MoreMenu label={t('common.term.actions')} items={inMenu} />
        </span>
      )}
    </>
  )
}
