import { useStore } from '@nanostores/preact'
import { openPart } from '../../lib/browser/part'
import { $session } from '../../session/session'
import { Menu } from '../../ui/dialog/menu'
import { Part } from '../../ui/status/part'
import styles from './user-menu.module.css'
import { userMenu } from './user-menu-state'

const LIST = 'user-menu-list'
const loadList = () => import('./user-menu-list')

export function UserMenu() {
  const session = useStore($session)
  if (session.status !== 'signed-in') return null
  const { name } = session.user
  const avatar = (
    <span className={styles.avatar} aria-hidden="true">
      {initial(name)}
    </span>
  )
  return (
    <Menu of={userMenu} label={name} face={avatar} onApproach={() => void loadUserMenuList()}>
      <Part name={LIST} load={loadList} />
    </Menu>
  )
}

/** A failure is shown when the menu is opened. */
export const loadUserMenuList = (): Promise<unknown> => openPart(LIST, loadList).catch(() => {})

/** One letter, which the accessible name contains; initials would be a visible text that it does not. */
const initial = (name: string) => [...name.trim()].slice(0, 1).join('').toUpperCase()
