import { builtOn } from '../../lib/browser/built-on'
import type { LoadPart } from '../../lib/browser/part'
import type { MessageKey } from '../../lib/text/message'
import { screenPath } from '../../session/screen-path'
import type { IconName } from '../../ui/page/icon'

export interface Group {
  title: MessageKey
  icon: IconName
}

export interface Route {
  path: string
  /** Also the permission that the user's roles must contain. */
  name: string
  title: MessageKey
  group?: GroupName
  /** The path of the route that stays marked in the menu while this one is open. */
  activeMenu?: string
  hidden?: boolean
  /** Loads the screen, whose folder below screens/ has the route's name. */
  load: LoadPart
}

export const GROUPS = {
  system: { title: 'menu.system', icon: 'home' },
  network: { title: 'menu.network', icon: 'network' },
  project: { title: 'menu.project', icon: 'folder' },
  data: { title: 'menu.data', icon: 'chart' },
  features: { title: 'menu.features', icon: 'sliders' },
  account: { title: 'menu.account', icon: 'user' },
  api: { title: 'menu.api', icon: 'code' }
} as const satisfies Record<string, Group>

type GroupName = keyof typeof GROUPS

/** Open to every signed-in user, whatever the roles. */
export const ALWAYS: readonly string[] = ['dashboard', 'webview']

export const ROUTES: readonly Route[] = [
  route('system', 'info', 'menu.info', () => import('../../screens/info')),
  route('system', 'system-info', 'menu.systemInfo', () => import('../../screens/system-info')),
  route(
    'system',
    'dashboard',
    'menu.dashboard',
    builtOn('shell', () => import('../../screens/dashboard'))
  ),
  route('network', 'ethernet', 'menu.ethernet', () => import('../../screens/ethernet')),
  route('network', 'wifi', 'menu.wifi', () => import('../../screens/wifi')),
  route('network', 'hotspot', 'menu.hotspot', () => import('../../screens/hotspot')),
  route('project', 'project-management', 'menu.projectManagement', () => import('../../screens/project-management')),
  route('project', 'email', 'menu.email', () => import('../../screens/email')),
  route('project', 'enhanced-security', 'menu.enhancedSecurity', () => import('../../screens/enhanced-security')),
  route('project', 'recipe', 'menu.recipe', () => import('../../screens/recipe')),
  route('project', 'backup-recipe', 'menu.backupRecipe', () => import('../../screens/backup-recipe')),
  route('data', 'data-log', 'menu.dataLog', () => import('../../screens/data-log')),
  route('data', 'event-log', 'menu.eventLog', () => import('../../screens/event-log')),
  route('data', 'operation-log', 'menu.operationLog', () => import('../../screens/operation-log')),
  route('data', 'backup-data', 'menu.backupData', () => import('../../screens/backup-data')),
  route('features', 'webview-setting', 'menu.webviewSetting', () => import('../../screens/webview-setting')),
  route('features', 'webview', 't0200052', () => import('../../screens/webview')),
  route('features', 'easyaccess', 'menu.easyaccess', () => import('../../screens/easyaccess')),
  route('features', 'codesys', 'menu.codesys', () => import('../../screens/codesys')),
  route('features', 'opcua', 'menu.opcua', () => import('../../screens/opcua')),
  route('features', 'communication', 'menu.communication', () => import('../../screens/communication')),
  route('features', 'misc', 'menu.misc', () => import('../../screens/misc')),
  route('features', 'secs-gem', 'menu.secsGem', () => import('../../screens/secs-gem')),
  route('features', 'touch-calibration', 'menu.touchCalibration', () => import('../../screens/touch-calibration')),
  route('account', 'account-management', 'menu.accountManagement', () => import('../../screens/account-management')),
  route('account', 'system-password', 'menu.systemPassword', () => import('../../screens/system-password')),
  route('api', 'api-doc', 'menu.apiDoc', () => import('../../screens/api-doc'))
]

function route(group: GroupName, name: string, title: MessageKey, load: LoadPart): Route {
  return { path: screenPath(group, name), name, title, group, load }
}
