// Generated from src/screens/*/manifest.json by `npm run types`.

import { builtOn } from '../../lib/browser/built-on'
import type { LoadPart } from '../../lib/browser/part'

/** In the order of the menu. */
export const LOADERS: readonly LoadPart[] = [
  () => import('../../screens/info'),
  () => import('../../screens/system-info'),
  builtOn('shell', () => import('../../screens/dashboard')),
  () => import('../../screens/ethernet'),
  () => import('../../screens/wifi'),
  () => import('../../screens/hotspot'),
  () => import('../../screens/project-management'),
  () => import('../../screens/email'),
  () => import('../../screens/enhanced-security'),
  () => import('../../screens/recipe'),
  () => import('../../screens/backup-recipe'),
  () => import('../../screens/data-log'),
  () => import('../../screens/event-log'),
  () => import('../../screens/operation-log'),
  () => import('../../screens/backup-data'),
  () => import('../../screens/webview-setting'),
  () => import('../../screens/webview'),
  () => import('../../screens/easyaccess'),
  () => import('../../screens/codesys'),
  () => import('../../screens/opcua'),
  () => import('../../screens/communication'),
  () => import('../../screens/misc'),
  () => import('../../screens/secs-gem'),
  () => import('../../screens/touch-calibration'),
  () => import('../../screens/account-management'),
  () => import('../../screens/system-password'),
  () => import('../../screens/api-doc')
]
