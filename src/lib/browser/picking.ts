import { atom } from 'nanostores'

/** Whether a dialog of the browser asks where to save a file: the user waits for nothing then. */
export const $picking = atom(false)
