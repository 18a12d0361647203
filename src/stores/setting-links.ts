import type { MessageKey } from '../lib/text/message'
import { type OptionalScreen, SCREENS, type ScreenName } from '../session/generated/screens'

/** A link that has the title of its screen. */
export function screenLink(name: Exclude<ScreenName, OptionalScreen>): { text: MessageKey; path: string } {
  const { title, path } = SCREENS[name]
  return { text: title, path }
}

/** The ways to settings of other screens: what tests of a path find at fault, and what belongs to the same subject. */
export const DNS_SERVERS = { text: 'common.path.dns', path: SCREENS.ethernet.path } as const
export const ETHERNET = screenLink('ethernet')
