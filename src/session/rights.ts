import type { Translator } from '../lib/text/i18n'
import { joinList } from '../lib/text/join'
import type { MessageKey } from '../lib/text/message'
import { signedInUser } from './session'
import type { ActionName } from './user'

export interface Right {
  /** Permission name, which is a route's name or an action's. */
  name: string
  title: MessageKey
}

export interface RightGroup {
  title: MessageKey
  rights: readonly Right[]
}

/** What else an account may do, beside the screen that it concerns. */
const ACTIONS = {
  clock: 'session.action.clock',
  'event-acknowledge': 'session.action.acknowledge',
  'event-delete': 'session.action.delete',
  'event-silence': 'session.action.silence'
} as const satisfies Record<ActionName, MessageKey>

const action = (name: ActionName): Right => ({ name, title: ACTIONS[name] })

const right = (name: string, title: MessageKey): Right => ({ name, title })

/** The right to this screen, which at least one account must keep. */
export const ADMINISTRATION = 'account-management'

/** The menu items that need a permission, in the groups and order of the menu, with their actions. */
export const GROUPS: readonly RightGroup[] = [
  {
    title: 'menu.system',
    rights: [right('info', 'menu.info'), right('system-info', 'menu.systemInfo'), action('clock')]
  },
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
      action('event-acknowledge'),
      action('event-silence'),
      action('event-delete'),
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

export const isAction = (name: string): boolean => name in ACTIONS

/** Whether this panel knows the right. */
export const isOffered = (name: string): boolean => !isAction(name) || (signedInUser()?.actions.includes(name) ?? true)

const TITLES = new Map(GROUPS.flatMap(({ rights }) => rights.map(({ name, title }) => [name, title] as const)))

/** Undefined for a permission that this console does not know. */
export const titleOf = (name: string): MessageKey | undefined => TITLES.get(name)

/** The menu items of these roles; a role without one by its name. */
export const rightsList = (roles: readonly string[], t: Translator['t']): string =>
  joinList(
    roles.map(role => {
      const title = titleOf(role)
      return title ? t(title) : role
    })
  )

export function withRights(roles: readonly string[], names: readonly string[], granted: boolean): string[] {
  const others = roles.filter(name => !names.includes(name))
  const result = [...others, ...(granted ? names : [])]
  return [...ALL_RIGHTS.filter(name => result.includes(name)), ...result.filter(name => !TITLES.has(name))]
}
