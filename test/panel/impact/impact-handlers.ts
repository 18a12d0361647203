import type { Schemas } from '../../../src/api/generated/schema'
import { describeEvent, isAlarm } from '../events/stored-event'
import { type Handlers, ok } from '../http/handler-types'
import type { Services } from '../services'

/** Entries of each list. */
const MOST = 100
const PRIORITIES = ['emergency', 'high', 'middle', 'low']

const shorten = <T>(all: readonly T[]) => ({ items: all.slice(0, MOST), total: all.length })

const activeAlarms = ({ events }: Services, language: 'en' | 'ja' | 'ko'): Schemas['ImpactAlarm'][] => {
  events.events() // updates the active ones
  const alarms = events
    .active()
    .filter(isAlarm)
    .map(event => describeEvent(event, language))
  const byPriority = alarms.sort((one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority))
  return byPriority.map(({ text, priority }) => ({ name: text, priority }))
}

const workingLinks = ({ links }: Services): Schemas['ImpactLink'][] =>
  links.list().flatMap(({ name, port, state }) => (state === 'up' || state === 'slow' ? [{ name, port, state }] : []))

const factoryHosts = ({ secsGem }: Services): Schemas['ImpactHost'][] => {
  const { peer } = secsGem.status()
  return peer === null ? [] : [{ address: peer }]
}

const remoteUsers = ({ easyAccess }: Services): Schemas['ImpactRemoteUser'][] => {
  const { state, occupied_by: name } = easyAccess.report()
  return state === 'Occupied' ? [{ name: name ?? '' }] : []
}

const viewersOf = ({ webview, vnc }: Services): Schemas['ImpactViewer'][] => [
  ...webview.viewers().map(({ name, address, role }) => ({
    kind: 'webview' as const,
    name,
    address,
    role: role === 'control' ? ('control' as const) : ('view' as const)
  })),
  ...vnc.viewers().map(({ address, role }) => ({ kind: 'vnc' as const, name: '', address, role }))
]

export const impactHandlers = {
  'GET /system/impact': call =>
    ok({
      plc_links: shorten(workingLinks(call)),
      opcua_clients: shorten(call.opcua.sessions().map(({ client: name, address }) => ({ name, address }))),
      factory_hosts: shorten(factoryHosts(call)),
      remote_access: shorten(remoteUsers(call)),
      viewers: shorten(viewersOf(call)),
      jobs: shorten(call.jobs.running().map(({ kind, subject, percent }) => ({ kind, subject, percent }))),
      active_alarms: shorten(activeAlarms(call, call.query.language ?? 'en')),
      restart_seconds: call.state.hardware.bootSeconds
    })
} satisfies Partial<Handlers>
