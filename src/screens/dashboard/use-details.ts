import { builtOn } from '../../lib/browser/built-on'
import { lazyPart } from '../../lib/browser/lazy-part'

/** Loads the second row once the first is shown. */
export const useDetails = lazyPart(
  'dashboard-details',
  builtOn('shell', () => import('./details'))
)
