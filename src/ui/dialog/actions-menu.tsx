import { useId } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Menu } from './menu'
import { type MenuItem, MenuList } from './menu-list'
import { createMenuState } from './menu-state'

/** The less frequent actions of a list. */
export function ActionsMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useText()
  const id = useId()
  const menu = useModel(() => createMenuState(id))
  return (
    <Menu of={menu} face={<span>{t('common.term.actions')}</span>}>
      <MenuList of={menu} items={items} />
    </Menu>
  )
}
