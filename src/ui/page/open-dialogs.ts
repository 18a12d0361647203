import { atom } from 'nanostores'

/** How many dialogs are open; set before the focus moves into one, and after it has moved back. */
export const $openDialogs = atom(0)
