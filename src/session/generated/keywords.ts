// Generated from src/screens/*/manifest.json by `npm run types`.

import type { MessageKey } from '../../lib/text/message'

/** Common words for what a screen is about, by its title. */
export const KEYWORDS: Partial<Record<MessageKey, MessageKey>> = {
  'menu.systemInfo': 'finderDialog.systemInfo',
  'menu.ethernet': 'finderDialog.ethernet',
  'menu.wifi': 'finderDialog.wifi',
  'menu.hotspot': 'finderDialog.hotspot',
  'menu.misc': 'finderDialog.misc'
}
