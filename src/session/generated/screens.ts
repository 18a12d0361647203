// Generated from src/screens/*/manifest.json by `npm run types`.

import { menuOf } from '../screen'

/** The groups of the menu. */
export const GROUPS = {
  system: { title: 'menu.system', icon: 'home' },
  network: { title: 'menu.network', icon: 'network' },
  project: { title: 'menu.project', icon: 'folder' },
  data: { title: 'menu.data', icon: 'chart' },
  features: { title: 'menu.features', icon: 'sliders' },
  account: { title: 'menu.account', icon: 'user' },
  api: { title: 'menu.api', icon: 'code' }
} as const

export type GroupName = keyof typeof GROUPS
export type ScreenName =
  | 'info'
  | 'system-info'
  | 'dashboard'
  | 'ethernet'
  | 'wifi'
  | 'hotspot'
  | 'project-management'
  | 'email'
  | 'enhanced-security'
  | 'recipe'
  | 'backup-recipe'
  | 'data-log'
  | 'event-log'
  | 'operation-log'
  | 'backup-data'
  | 'webview-setting'
  | 'webview'
  | 'easyaccess'
  | 'codesys'
  | 'opcua'
  | 'communication'
  | 'misc'
  | 'secs-gem'
  | 'touch-calibration'
  | 'account-management'
  | 'system-password'
  | 'api-doc'

/** Those that a panel, or this build, may lack. */
export type OptionalScreen =
  | 'wifi'
  | 'hotspot'
  | 'email'
  | 'enhanced-security'
  | 'recipe'
  | 'backup-recipe'
  | 'webview-setting'
  | 'webview'
  | 'easyaccess'
  | 'codesys'
  | 'opcua'
  | 'communication'
  | 'secs-gem'
  | 'touch-calibration'
  | 'api-doc'

/** The screens of the menu. */
export const SCREENS = menuOf<ScreenName, GroupName, OptionalScreen>({
  info: ['system', 'menu.info'],
  'system-info': ['system', 'menu.systemInfo'],
  dashboard: ['system', 'menu.dashboard', '/app/dashboard', false],
  ethernet: ['network', 'menu.ethernet'],
  wifi: ['network', 'menu.wifi'],
  hotspot: ['network', 'menu.hotspot'],
  'project-management': ['project', 'menu.projectManagement', '/app/project/management'],
  email: ['project', 'menu.email'],
  'enhanced-security': ['project', 'menu.enhancedSecurity'],
  recipe: ['project', 'menu.recipe'],
  'backup-recipe': ['project', 'menu.backupRecipe'],
  'data-log': ['data', 'menu.dataLog'],
  'event-log': ['data', 'menu.eventLog'],
  'operation-log': ['data', 'menu.operationLog'],
  'backup-data': ['data', 'menu.backupData', '/app/data/backup'],
  'webview-setting': ['features', 'menu.webviewSetting'],
  webview: ['features', 't0200052', '/app/web-view', false],
  easyaccess: ['features', 'menu.easyaccess'],
  codesys: ['features', 'menu.codesys'],
  opcua: ['features', 'menu.opcua'],
  communication: ['features', 'menu.communication'],
  misc: ['features', 'menu.misc'],
  'secs-gem': ['features', 'menu.secsGem'],
  'touch-calibration': ['features', 'menu.touchCalibration'],
  'account-management': ['account', 'menu.accountManagement', '/app/account/management'],
  'system-password': ['account', 'menu.systemPassword'],
  'api-doc': ['api', 'menu.apiDoc', '/app/api/doc']
})
