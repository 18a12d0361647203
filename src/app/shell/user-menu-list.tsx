import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { SCREENS } from '../../session/generated/screens'
import { presentScreen } from '../../session/missing-screens'
import { $session } from '../../session/session'
import { $device } from '../../stores/device'
import { openDialog, toggleExplanations } from '../../stores/dialogs'
import { $settings } from '../../stores/preferences'
import { type MenuItem, MenuList } from '../../ui/dialog/menu-list'
import { logOutHere } from './log-out'
import { $withoutModes, useNarrowItems } from './narrow-items'
import { navigate } from './navigation'
import { SignedInUser } from './signed-in-user'
import { userMenu } from './user-menu-state'
import { goToUserMode } from './user-mode'

export default function UserMenuList() {
  const session = useStore($session)
  const items = useItems()
  return (
    <MenuList
      of={userMenu}
      items={items}
      head={session.status === 'signed-in' && <SignedInUser user={session.user} />}
    />
  )
}

function useItems(): MenuItem[] {
  const { t } = useText()
  const { usermode } = useStore($device)
  const { showSettings } = useStore($settings)
  const isNarrow = useStore($withoutModes)
  const narrowItems = useNarrowItems()
  const webView = presentScreen('webview')
  const modes: MenuItem[] = [
    { id: 'admin-mode', text: t('shell.adminMode'), icon: 'desktop', onPick: () => navigate(SCREENS.dashboard.path) },
    ...(webView
      ? [{ id: 'webview', text: t('t0200052'), icon: 'image' as const, onPick: () => navigate(webView.path) }]
      : [])
  ]
  const preferences: MenuItem = {
    id: 'preferences',
    text: t('shell.preferences'),
    icon: 'settings',
    asks: true,
    onPick: () => openDialog('preferences')
  }
  const userMode: MenuItem = { id: 'user-mode', text: t('shell.goToUserMode'), icon: 'user', onPick: goToUserMode }
  return [
    ...(showSettings ? [preferences] : []),
    {
      id: 'password',
      text: t('shell.changePassword'),
      icon: 'key',
      asks: true,
      onPick: () => openDialog('change-password')
    },
    { id: 'explain', text: t('shell.explain'), icon: 'info', onPick: toggleExplanations },
    ...(isNarrow ? modes : []),
    ...(usermode ? [userMode] : []),
    ...narrowItems,
    { id: 'log-out', text: t('common.action.signOut'), icon: 'logout', divided: true, onPick: logOutHere }
  ]
}
