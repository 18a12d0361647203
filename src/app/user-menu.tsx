import { useStore } from '@nanostores/preact'
import { $i18n } from '../lib/i18n'
import { $device } from '../stores/device'
import { openDialog } from '../stores/dialogs'
import { $settings } from '../stores/preferences'
import { $session } from '../stores/session'
import { $deviceKind } from '../stores/side-bar'
import { Menu, type MenuItem } from '../ui/menu'
import { logOutHere } from './log-out'
import { navigate } from './navigation'
import styles from './user-menu.module.css'
import { goToUserMode } from './user-mode'

export function UserMenu() {
  const session = useStore($session)
  const items = useItems()
  if (session.status !== 'signed-in') return null
  const { name } = session.user
  return (
    <Menu label={name} items={items} align="end">
      <span className={styles.avatar} aria-hidden="true">
        {initials(name)}
      </span>
    </Menu>
  )
}

function useItems(): MenuItem[] {
  const { t } = useStore($i18n)
  const { usermode } = useStore($device)
  const { showSettings } = useStore($settings)
  const kind = useStore($deviceKind)
  const modes: MenuItem[] = [
    { id: 'admin-mode', text: t('shell.adminMode'), icon: 'desktop', onPick: () => navigate('/app/dashboard') },
    { id: 'webview', text: t('t0200052'), icon: 'image', onPick: () => navigate('/app/web-view') }
  ]
  const preferences: MenuItem = {
    id: 'preferences',
    text: t('shell.preferences'),
    icon: 'settings',
    onPick: () => openDialog('preferences')
  }
  const userMode: MenuItem = { id: 'user-mode', text: t('shell.goToUserMode'), icon: 'user', onPick: goToUserMode }
  return [
    ...(showSettings ? [preferences] : []),
    { id: 'password', text: t('shell.changePassword'), icon: 'key', onPick: () => openDialog('change-password') },
    ...(kind === 'mobile' ? modes : []),
    ...(usermode ? [userMode] : []),
    { id: 'log-out', text: t('shell.logOut'), icon: 'logout', divided: true, onPick: logOutHere }
  ]
}

/** Two letters, or one character where the script needs no more. */
function initials(name: string): string {
  const [first = '', second = ''] = name.trim().split(/[\s._-]+/)
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
