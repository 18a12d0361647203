import type { Schemas } from '../../../src/api/generated/schema'
import { describeEvent, isAlarm } from '../events/stored-event'
import { accountOf } from '../http/access'
import { type Handlers, ok } from '../http/handler-types'
import type { Services } from '../services'

/** Entries of each list. */
const MOST = 100
const PRIORITIES = ['emergency', 'high', 'middle', 'low']

const shorten = <T>(all: readonly T[]) => ({ items: all.slice(0, MOST), total: all.length })

const activeAlarms = ({ events }: Services, language: string): Schemas['ImpactAlarm'][] => {
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

const factoryHosts = ({ secsGem, state }: Services): Schemas['ImpactHost'][] => {
  const { peer } = secsGem.status()
  const { port, device, mode: role } = state.secsGem.settings
  return peer === null ? [] : [{ address: peer, port, device, role }]
}

const ftpClients = ({ misc }: Services): Schemas['ImpactFtpClient'][] =>
  misc.ftpClients().map(({ name, address }) => ({ name, address }))

const remoteUsers = ({ easyAccess }: Services): Schemas['ImpactRemoteUser'][] => {
  const { state, occupied_by: name } = easyAccess.report()
  return state === 'Occupied' ? [{ name: name ?? '' }] : []
}

const webviewViewers = ({ webview }: Services): Schemas['ImpactViewer'][] =>
  webview.viewers().map(({ name, address, role }) => ({
    kind: 'webview',
    name,
    address,
    role: role === 'control' ? 'control' : 'view'
  }))

const vncViewers = ({ vnc }: Services): Schemas['ImpactViewer'][] =>
  vnc.viewers().map(({ address, role }) => ({ kind: 'vnc', name: '', address, role }))

type Hidden = NonNullable<Schemas['Impact']['hidden']>[number]

export const impactHandlers = {
  'GET /system/impact': call => {
    const account = accountOf(call, call.session)
    const roles = !account || account.passwordMustChange ? [] : account.roles
    const hidden: Hidden[] = []
    const seen = <T>(list: Hidden, permission: string, all: readonly T[]): readonly T[] => {
      if (roles.includes(permission)) return all
      hidden.push(list)
      return []
    }
    const sessions = call.opcua.sessions().map(({ client: name, address }) => ({ name, address }))
    const jobs = call.jobs.list(roles).filter(({ state }) => state === 'running')
    if (jobs.length < call.jobs.running().length) hidden.push('jobs')
    return ok({
      plc_links: shorten(seen('plc_links', 'communication', workingLinks(call))),
      opcua_clients: shorten(seen('opcua_clients', 'opcua', sessions)),
      factory_hosts: shorten(seen('factory_hosts', 'secs-gem', factoryHosts(call))),
      remote_access: shorten(seen('remote_access', 'easyaccess', remoteUsers(call))),
      viewers: shorten([
        ...seen('webview_viewers', 'webview-setting', webviewViewers(call)),
        ...seen('vnc_viewers', 'misc', vncViewers(call))
      ]),
      ftp_clients: shorten(seen('ftp_clients', 'misc', ftpClients(call))),
      jobs: shorten(jobs.map(({ kind, subject, percent }) => ({ kind, subject, percent }))),
      active_alarms: shorten(seen('active_alarms', 'event-log', activeAlarms(call, call.query.language ?? 'en'))),
      restart_seconds: call.state.hardware.bootSeconds,
      hidden
    })
  }
} satisfies Partial<Handlers>
