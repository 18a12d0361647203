import { createMenuState } from '../../ui/dialog/menu-state'

export const userMenu = createMenuState('user-menu')
