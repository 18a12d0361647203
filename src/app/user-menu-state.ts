import { createMenuState } from '../ui/menu-state'

export const userMenu = createMenuState('user-menu')
