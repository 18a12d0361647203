import type { MessageKey } from '../../lib/text/message'
import type { IconName } from '../../ui/page/icon'
import { builtOn, type LoadScreen } from '../start/lazy-screen'

export interface Group {
  title: MessageKey
  icon: IconName
}

export interface Route {
  path: string
  /** Permission name, matched exactly against the roles; also the menu's title key (specification section 6). */
  name: string
  title: MessageKey
  group?: keyof typeof GROUPS
  /** The path of the route that stays marked in the menu while this one is open. */
  activeMenu?: string
  hidden?: boolean
  /** Loads the screen, whose folder below screens/ has the route's name; a route without it is not part of this version. */
  load?: LoadScreen
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

/** Open to every signed-in user (specification section 2, first route list). */
export const ALWAYS: readonly string[] = ['dashboard', 'webview']

export const ROUTES: readonly Route[] = [
  {
    path: '/app/system/info',
    name: 'info',
    title: 'menu.info',
    group: 'system',
    load: () => import('../../screens/info')
  },
  {
    path: '/app/system/system-info',
    name: 'system-info',
    title: 'menu.systemInfo',
    group: 'system',
    load: () => import('../../screens/system-info')
  },
  {
    path: '/app/dashboard',
    name: 'dashboard',
    title: 'menu.dashboard',
    group: 'system',
    load: builtOn('shell', () => import('../../screens/dashboard'))
  },
  {
    path: '/app/network/ethernet',
    name: 'ethernet',
    title: 'menu.ethernet',
    group: 'network',
    load: () => import('../../screens/ethernet')
  },
  {
    path: '/app/network/wifi',
    name: 'wifi',
    title: 'menu.wifi',
    group: 'network',
    load: () => import('../../screens/wifi')
  },
  {
    path: '/app/network/hotspot',
    name: 'hotspot',
    title: 'menu.hotspot',
    group: 'network',
    load: () => import('../../screens/hotspot')
  },
  {
    path: '/app/project/management',
    name: 'project-management',
    title: 'menu.projectManagement',
    group: 'project',
    load: () => import('../../screens/project-management')
  },
  {
    path: '/app/project/email',
    name: 'email',
    title: 'menu.email',
    group: 'project',
    load: () => import('../../screens/email')
  },
  {
    path: '/app/project/enhanced-security',
    name: 'enhanced-security',
    title: 'menu.enhancedSecurity',
    group: 'project',
    load: () => import('../../screens/enhanced-security')
  },
  {
    path: '/app/project/recipe',
    name: 'recipe',
    title: 'menu.recipe',
    group: 'project',
    load: () => import('../../screens/recipe')
  },
  {
    path: '/app/project/backup-recipe',
    name: 'backup-recipe',
    title: 'menu.backupRecipe',
    group: 'project',
    load: () => import('../../screens/backup-recipe')
  },
  {
    path: '/app/data/data-log',
    name: 'data-log',
    title: 'menu.dataLog',
    group: 'data',
    load: () => import('../../screens/data-log')
  },
  { path: '/app/data/event-log', name: 'event-log', title: 'menu.eventLog', group: 'data' },
  { path: '/app/data/operation-log', name: 'operation-log', title: 'menu.operationLog', group: 'data' },
  { path: '/app/data/backup', name: 'backup-data', title: 'menu.backupData', group: 'data' },
  { path: '/app/features/webview-setting', name: 'webview-setting', title: 'menu.webviewSetting', group: 'features' },
  { path: '/app/web-view', name: 'webview', title: 't0200052', group: 'features' },
  { path: '/app/features/easyaccess', name: 'easyaccess', title: 'menu.easyaccess', group: 'features' },
  { path: '/app/features/codesys', name: 'codesys', title: 'menu.codesys', group: 'features' },
  { path: '/app/features/opcua', name: 'opcua', title: 'menu.opcua', group: 'features' },
  { path: '/app/features/communication', name: 'communication', title: 'menu.communication', group: 'features' },
  { path: '/app/features/misc', name: 'misc', title: 'menu.misc', group: 'features' },
  { path: '/app/features/secs-gem', name: 'secs-gem', title: 'menu.secsGem', group: 'features' },
  {
    path: '/app/features/touch-calibration',
    name: 'touch-calibration',
    title: 'menu.touchCalibration',
    group: 'features'
  },
  {
    path: '/app/account/management',
    name: 'account-management',
    title: 'menu.accountManagement',
    group: 'account',
    load: () => import('../../screens/account-management')
  },
  {
    path: '/app/account/system-password',
    name: 'system-password',
    title: 'menu.systemPassword',
    group: 'account',
    load: () => import('../../screens/system-password')
  },
  { path: '/app/api/doc', name: 'api-doc', title: 'menu.apiDoc', group: 'api' }
]
