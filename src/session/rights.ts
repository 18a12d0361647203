import type { Translator } from '../lib/text/i18n'
import { joinList } from '../lib/text/join'
import type { MessageKey } from '../lib/text/message'
import { ACTIONS } from './generated/actions'
import { GROUPS as MENU_GROUPS, SCREENS } from './generated/screens'
import { isMissing } from './missing-screens'
import { signedInUser } from './session'

export interface Right {
  /** Permission name, which is a route's name or an action's. */
  name: string
  title: MessageKey
}

export interface RightGroup {
  title: MessageKey
  rights: readonly Right[]
}

/** The right to this screen, which at least one account must keep. */
export const ADMINISTRATION = 'account-management'

/** What else an account may do, beside opening the screen that it concerns. */
const ACTIONS_OF: Record<string, Record<string, MessageKey>> = ACTIONS
const toRight = ([name, title]: [string, MessageKey]): Right => ({ name, title })
const ACTION_NAMES = Object.values(ACTIONS_OF).flatMap(actions => Object.keys(actions))

/** The menu items that need a permission, in the groups and order of the menu, each with its actions. */
export const GROUPS: readonly RightGroup[] = Object.entries(MENU_GROUPS).map(([id, { title }]) => ({
  title,
  rights: Object.values(SCREENS)
    .filter(screen => screen.group === id && screen.permission)
    .flatMap(screen => [
      toRight([screen.name, screen.title]),
      ...Object.entries(ACTIONS_OF[screen.name] ?? {}).map(toRight)
    ])
}))

export const ALL_RIGHTS: readonly string[] = GROUPS.flatMap(({ rights }) => rights.map(({ name }) => name))

export const isAction = (name: string): boolean => ACTION_NAMES.includes(name)

/** Whether this build and this panel know the right. */
export const isOffered = (name: string): boolean =>
  ALL_RIGHTS.includes(name) && !isMissing(name) && (!isAction(name) || (signedInUser()?.actions.includes(name) ?? true))

const TITLES = new Map(GROUPS.flatMap(({ rights }) => rights.map(({ name, title }) => [name, title] as const)))

/** The menu items of these roles; a role without one by its name. */
export const rightsList = (roles: readonly string[], t: Translator['t']): string =>
  joinList(
    roles.map(role => {
      const title = TITLES.get(role)
      return title ? t(title) : role
    })
  )

export function withRights(roles: readonly string[], names: readonly string[], granted: boolean): string[] {
  const others = roles.filter(name => !names.includes(name))
  const result = [...others, ...(granted ? names : [])]
  return [...ALL_RIGHTS.filter(name => result.includes(name)), ...result.filter(name => !TITLES.has(name))]
}
