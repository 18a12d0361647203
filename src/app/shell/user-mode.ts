import { leave } from './navigation'

const USER_SCREENS = '/app'

/** Specification section 9. */
const REPEAT_MILLISECONDS = 100

/** Leaves the console for the panel's own user screens. */
export function goToUserMode(): void {
  leave(() => openUserScreens(address => location.assign(address)))
}

/** A full page load, and the same once more (specification section 2). */
export function openUserScreens(assign: (address: string) => void): void {
  assign(USER_SCREENS)
  setTimeout(() => assign(USER_SCREENS), REPEAT_MILLISECONDS)
}
