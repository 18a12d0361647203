import { type Impact, readImpact } from '../api/impact'
import type { InterruptedGroup, Interruption } from '../lib/interruption'
import { type Resource, resource } from '../lib/remote/resource'
import { $i18n } from '../lib/text/i18n'
import type { Message, MessageKey } from '../lib/text/message'

type ImpactList = keyof Impact

interface Interrupts {
  lasts: Message
  lists: readonly ImpactList[]
}

const about = (seconds: number): Message => ['common.impact.about', { seconds }]

/** What each change interrupts, and for about how long. */
const IMPACTS = {
  network: { lasts: about(10), lists: ['plc_links', 'opcua_clients', 'viewers', 'jobs'] },
  project: { lasts: about(60), lists: ['plc_links', 'opcua_clients', 'viewers', 'active_alarms'] },
  opcua: { lasts: about(5), lists: ['opcua_clients'] },
  'opcua-stop': { lasts: 'common.impact.untilStarted', lists: ['opcua_clients'] },
  webview: { lasts: 'common.impact.untilConnected', lists: ['viewers'] },
  communication: { lasts: about(3), lists: ['plc_links'] },
  clock: { lasts: about(10), lists: ['opcua_clients', 'viewers', 'jobs'] },
  'codesys-start': { lasts: 'common.impact.connected', lists: ['opcua_clients', 'viewers'] },
  'codesys-stop': { lasts: 'common.impact.untilRuntimeStarts', lists: ['opcua_clients', 'viewers'] },
  'codesys-update': { lasts: about(20), lists: ['opcua_clients', 'viewers'] },
  restart: { lasts: about(60), lists: ['plc_links', 'opcua_clients', 'viewers', 'jobs', 'active_alarms'] }
} as const satisfies Record<string, Interrupts>

export type ImpactOf = keyof typeof IMPACTS

/**
 * Whom a change interrupts, for the dialog that confirms it; `ui/impact` shows it.
 * @param links the names of the PLC links that it concerns, if not all
 */
export function createImpact(change: ImpactOf, links?: readonly string[]): Resource<Interruption> {
  const { lasts, lists } = IMPACTS[change]
  return resource(async signal => {
    const impact = concerning(links, await readImpact($i18n.get().language, signal))
    const groups = lists.map(list => GROUPS[list](impact))
    return { lasts, groups: groups.filter(({ total }) => total > 0) }
  })
}

function concerning(links: readonly string[] | undefined, impact: Impact): Impact {
  if (!links) return impact
  const items = impact.plc_links.items.filter(({ name }) => links.includes(name))
  return { ...impact, plc_links: { items, total: items.length } }
}

const JOBS = new Map<string, MessageKey>([
  ['project-update', 'common.impact.job.projectUpdate'],
  ['project-restart', 'common.impact.job.projectRestart'],
  ['project-rollback', 'common.impact.job.projectRollback'],
  ['recipe-backup', 'common.impact.job.recipeBackup'],
  ['recipe-restore', 'common.impact.job.recipeRestore'],
  ['data-backup', 'common.impact.job.dataBackup']
])

const VIEWERS = {
  webview: { view: 't0200052', control: 'common.impact.webviewControl' },
  vnc: { view: 'common.impact.vnc', control: 'common.impact.vncControl' }
} as const

const withAddress = (name: string, address: string) => (name ? `${name} (${address})` : address)

const GROUPS: { [L in ImpactList]: (impact: Impact) => InterruptedGroup } = {
  plc_links: ({ plc_links: { items, total } }) => ({
    title: ['common.impact.links', { count: total }],
    things: items.map(({ name }) => ({ name })),
    total
  }),
  opcua_clients: ({ opcua_clients: { items, total } }) => ({
    title: ['common.impact.clients', { count: total }],
    things: items.map(({ name, address }) => ({ name: withAddress(name, address) })),
    total
  }),
  viewers: ({ viewers: { items, total } }) => ({
    title: ['common.impact.viewers', { count: total }],
    things: items.map(({ kind, name, address, role }) => ({
      name: withAddress(name, address),
      kind: VIEWERS[kind][role]
    })),
    total
  }),
  jobs: ({ jobs: { items, total } }) => ({
    title: ['common.impact.jobs', { count: total }],
    things: items.map(({ kind, subject, percent }) => ({ name: `${subject} ${percent}%`, kind: JOBS.get(kind) })),
    total
  }),
  active_alarms: ({ active_alarms: { items, total } }) => ({
    title: ['common.impact.alarms', { count: total }],
    things: items.map(({ name }) => ({ name })),
    total
  })
}
