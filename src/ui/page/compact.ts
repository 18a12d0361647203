import { mediaStore } from '../../lib/browser/media'

/** Too narrow for a row with a search, filters and several buttons, also in a larger font of the browser. */
export const $compact = mediaStore('(max-width: 71.99em)')
