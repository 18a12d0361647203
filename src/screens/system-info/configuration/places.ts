import { SCREENS } from '../../../session/generated/screens'
import { TAGS } from '../../../session/generated/tags'

/** The tab of its screen that has the settings of a call. */
const TABS = new Map(
  Object.entries({
    '/email/contacts': 'contacts',
    '/email/groups': 'groups',
    '/email/smtp': 'smtp',
    '/opcua/certificates': 'certificates',
    '/opcua/discovery': 'discovery',
    '/opcua/node-tree': 'nodes',
    '/opcua/settings': 'server',
    '/opcua/trace/settings': 'trace'
  })
)

/** The service whose dialog of Misc has the settings. */
const SERVICE = /^\/features\/(?:misc\/(ftp|time|web-server|discovery|syslog|snmp)|(vnc)\/settings)$/

/** Where the settings of a call are; undefined for those of the top bar. */
export function placeOf({ tag, path }: { tag: string; path: string }): string | undefined {
  const screen = Object.values(SCREENS).find(({ title }) => title === TAGS.get(tag))
  const tab = TABS.get(path)
  const [, misc, service = misc] = SERVICE.exec(path) ?? []
  const query = tab ? `?tab=${tab}` : service ? `?card=${service}` : ''
  return screen && screen.path + query
}
