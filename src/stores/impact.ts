import { type Impact, type ImpactList, readImpact } from '../api/impact'
import type { InterruptedGroup, Interruption } from '../lib/interruption'
import { type Resource, resource } from '../lib/remote/resource'
import { formatPercent } from '../lib/text/format'
import { joinDetail } from '../lib/text/join'
import type { Message, MessageKey } from '../lib/text/message'
import { INTERRUPTED } from './impact-kinds'
import { $panelLanguage } from './panel-language'

/** Whom a change interrupts. */
export interface Interrupts {
  lasts: Message | ((impact: Impact) => Message)
  lists: readonly ImpactList[]
  /** The part of the lists that it concerns; by default all of them. */
  concerned?: (impact: Impact) => Impact
}

export const about = (seconds: number): Message => ['common.impact.about', { seconds }]

const CONNECTIONS = ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients'] as const

/** What each change interrupts, and for about how long; a part alone that a panel may lack has its own. */
const IMPACTS = {
  network: { lasts: about(10), lists: [...CONNECTIONS, 'jobs'], concerned: networkLinks },
  project: { lasts: about(60), lists: ['plc_links', 'opcua_clients', 'viewers', 'active_alarms'] },
  opcua: { lasts: about(5), lists: ['opcua_clients'] },
  'opcua-stop': { lasts: 'common.impact.untilStarted', lists: ['opcua_clients'] },
  'opcua-distrust': { lasts: 'common.impact.connected', lists: ['opcua_clients'] },
  vnc: { lasts: 'common.impact.untilConnected', lists: ['viewers'], concerned: viewersOf('vnc') },
  ftp: { lasts: 'common.impact.untilConnected', lists: ['ftp_clients'] },
  clock: { lasts: about(10), lists: ['opcua_clients', 'remote_access', 'viewers', 'jobs'] },
  restart: {
    lasts: ({ restart_seconds }) => about(restart_seconds),
    lists: [...CONNECTIONS, 'jobs', 'active_alarms']
  },
  'restart-plan': {
    lasts: ({ restart_seconds: seconds }) => ['common.impact.eachRestart', { seconds }],
    lists: CONNECTIONS
  }
} as const satisfies Record<string, Interrupts>

export type ImpactOf = keyof typeof IMPACTS

/**
 * Whom a change interrupts, for the dialog that confirms it; `ui/impact` shows it.
 * @param links the names of the PLC links that it concerns, if not all
 */
export const createImpact = (change: ImpactOf | Interrupts, links?: readonly string[]): Resource<Interruption> =>
  resource(signal => readInterruption(change, signal, links))

/** @throws ApiError */
export async function readInterruption(
  change: ImpactOf | Interrupts,
  signal: AbortSignal,
  links?: readonly string[]
): Promise<Interruption> {
  const { lasts, lists, concerned }: Interrupts = typeof change === 'string' ? IMPACTS[change] : change
  const all = await readImpact($panelLanguage.get(), signal)
  const impact = withLinks(links, concerned?.(all) ?? all)
  const groups = lists.map(list => GROUPS[list](impact))
  return {
    lasts: typeof lasts === 'function' ? lasts(impact) : lasts,
    groups: groups.filter(({ total }) => total > 0),
    none: CONNECTIONS.filter(list => lists.includes(list) && impact[list]?.total === 0).map(list => INTERRUPTED[list]),
    isPartial: impact.hidden?.some(hidden => lists.some(list => hidden.endsWith(list))) ?? false
  }
}

interface List<T> {
  items: T[]
  total: number
}

/** The panel returns the first 100 items; the others count as concerned. */
function only<T>({ items, total }: List<T>, isConcerned: (item: T) => boolean): List<T> {
  const concerned = items.filter(isConcerned)
  return { items: concerned, total: total - (items.length - concerned.length) }
}

function withLinks(names: readonly string[] | undefined, impact: Impact): Impact {
  if (!names) return impact
  const items = impact.plc_links.items.filter(({ name }) => names.includes(name))
  return { ...impact, plc_links: { items, total: items.length } }
}

/** Without the links over a serial port. */
function networkLinks(impact: Impact): Impact {
  return { ...impact, plc_links: only(impact.plc_links, ({ port }) => port === 'lan') }
}

export function viewersOf(service: 'webview' | 'vnc'): (impact: Impact) => Impact {
  return impact => ({
    ...impact,
    viewers: only(impact.viewers, ({ kind }) => kind === service),
    hidden: (impact.hidden ?? []).filter(hidden => hidden === `${service}_viewers`)
  })
}

const JOBS = new Map<string, MessageKey>([
  ['project-update', 'common.term.projectUpdate'],
  ['project-restart', 'common.term.projectRestart'],
  ['project-rollback', 'common.term.projectRollback'],
  ['recipe-backup', 'common.impact.job.recipeBackup'],
  ['recipe-restore', 'common.impact.job.recipeRestore'],
  ['data-backup', 'common.impact.job.dataBackup']
])

const VIEWERS = {
  webview: { view: 't0200052', control: 'common.impact.webviewControl' },
  vnc: { view: 'common.term.vnc', control: 'common.impact.vncControl' }
} as const

const withAddress = (name: string, address: string) => (name ? joinDetail(name, address) : address)

/** How the panel is connected to a host, where the firmware says so. */
function linkOf({ port, device, role }: Impact['factory_hosts']['items'][number]): Message | undefined {
  if (port === undefined || device === undefined || role === undefined) return undefined
  return [`common.impact.host.${role}`, { port, device }]
}

/** Of firmware without the list. */
const NONE = { items: [], total: 0 }

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
  factory_hosts: ({ factory_hosts: { items, total } }) => ({
    title: ['common.impact.hosts', { count: total }],
    things: items.map(host => ({ name: host.address, kind: linkOf(host) })),
    total
  }),
  remote_access: ({ remote_access: { items, total } }) => ({
    title: ['common.impact.remoteAccess', { count: total }],
    things: items.map(({ name }) => ({ name: name || '–' })),
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
  ftp_clients: ({ ftp_clients: { items, total } = NONE }) => ({
    title: ['common.impact.ftp', { count: total }],
    things: items.map(({ name, address }) => ({ name: withAddress(name, address) })),
    total
  }),
  jobs: ({ jobs: { items, total } }) => ({
    title: ['common.impact.jobs', { count: total }],
    things: items.map(({ kind, subject, percent }) => ({
      name: `${subject} ${formatPercent(percent)}`,
      kind: JOBS.get(kind)
    })),
    total
  }),
  active_alarms: ({ active_alarms: { items, total } }) => ({
    title: ['common.impact.alarms', { count: total }],
    things: items.map(({ name }) => ({ name })),
    total
  })
}
