import type { MessageKey } from '../../../lib/text/message'
import { SCREENS } from '../../../session/generated/screens'
import { TAGS } from '../../../session/generated/tags'

/** Of a screen with tabs, the part of the path that is like the tab. */
const TAB = /^\/(?:email|opcua)\/(\w+)/

/** Tabs with other names. */
const NAMED = new Map([
  ['node', 'nodes'],
  ['settings', 'server']
])

/** The service whose dialog of Misc has the settings. */
const SERVICE = /^\/features\/(?:misc\/)?(vnc|ftp|time|web-server|discovery|syslog|snmp)/

/** What the screen of a tag only shows is set on another one. */
export const titleKeyOf = (tag: string): MessageKey | undefined =>
  tag === 'webview' ? 'menu.webviewSetting' : TAGS.get(tag)

/** Where the settings of a call are; undefined for those of the top bar. */
export function placeOf({ tag, path }: { tag: string; path: string }): string | undefined {
  const screen = Object.values(SCREENS).find(({ title }) => title === titleKeyOf(tag))
  const [, tab] = TAB.exec(path) ?? []
  const [, service] = SERVICE.exec(path) ?? []
  const query = tab ? `?tab=${NAMED.get(tab) ?? tab}` : service ? `?card=${service}` : ''
  return screen && screen.path + query
}
