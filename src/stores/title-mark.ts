import { atom } from 'nanostores'

/** Before the title of the page. */
export const $titleMark = atom('')
