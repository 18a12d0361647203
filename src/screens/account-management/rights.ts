import type { MessageKey } from '../../lib/text/message'

export interface Right {
  /** Permission name, which is a route's name. */
  name: string
  title: MessageKey
}

export interface RightGroup {
  title: MessageKey
  rights: readonly Right[]
}

const right = (name: string, title: MessageKey): Right => ({ name, title })

/** The right to this screen, which at least one account must keep. */
export const ADMINISTRATION = 'account-management'

/** The menu items that need a permission, in the groups and order of the menu. */
export const GROUPS: readonly RightGroup[] = [
  { title: 'menu.system', rights: [right('info', 'menu.info'), right('system-info', 'menu.systemInfo')] },
  {
    title: 'menu.network',
    rights: [right('ethernet', 'menu.ethernet'), right('wifi', 'menu.wifi'), right('hotspot', 'menu.hotspot')]
  },
  {
    title: 'menu.project',
    rights: [
      right('project-management', 'menu.projectManagement'),
      right('email', 'menu.email'),
      right('enhanced-security', 'menu.enhancedSecurity'),
      right('recipe', 'menu.recipe'),
      right('backup-recipe', 'menu.backupRecipe')
    ]
  },
  {
    title: 'menu.data',
    rights: [
      right('data-log', 'menu.dataLog'),
      right('event-log', 'menu.eventLog'),
      right('operation-log', 'menu.operationLog'),
      right('backup-data', 'menu.backupData')
    ]
  },
  {
    title: 'menu.features',
    rights: [
      right('webview-setting', 'menu.webviewSetting'),
      right('easyaccess', 'menu.easyaccess'),
      right('codesys', 'menu.codesys'),
      right('opcua', 'menu.opcua'),
      right('communication', 'menu.communication'),
      right('misc', 'menu.misc'),
      right('secs-gem', 'menu.secsGem'),
      right('touch-calibration', 'menu.touchCalibration')
    ]
  },
  {
    title: 'menu.account',
    rights: [right(ADMINISTRATION, 'menu.accountManagement'), right('system-password', 'menu.systemPassword')]
  },
  { title: 'menu.api', rights: [right('api-doc', 'menu.apiDoc')] }
]

export const ALL_RIGHTS: readonly string[] = GROUPS.flatMap(({ rights }) => rights.map(({ name }) => name))

const TITLES = new Map(GROUPS.flatMap(({ rights }) => rights.map(({ name, title }) => [name, title] as const)))

/** Undefined for a permission without a menu item. */
export const titleOf = (name: string): MessageKey | undefined => TITLES.get(name)

export function withRights(roles: readonly string[], names: readonly string[], granted: boolean): string[] {
  const others = roles.filter(name => !names.includes(name))
  const result = [...others, ...(granted ? names : [])]
  return [...ALL_RIGHTS.filter(name => result.includes(name)), ...result.filter(name => !TITLES.has(name))]
}
