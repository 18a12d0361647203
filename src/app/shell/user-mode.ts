import { MAIN } from '../../session/paths'
import { leave } from './navigation'

const REPEAT_MILLISECONDS = 100

/** Leaves the console for the panel's own user screens. */
export function goToUserMode(): void {
  leave(() => openUserScreens(address => location.assign(address)))
}

/** A full page load, repeated once as the customer prescribes; the panel may answer it with its own user screens. */
export function openUserScreens(assign: (address: string) => void): void {
  assign(MAIN)
  setTimeout(() => assign(MAIN), REPEAT_MILLISECONDS)
}
