import { builtOn } from '../../lib/browser/built-on'
import { screenPart } from '../../lib/browser/screen-part'

const loadDetails = builtOn('shell', () => import('./details'))

/** Loads the second row once the first is shown. */
export const useDetails = screenPart('dashboard-details', loadDetails)
