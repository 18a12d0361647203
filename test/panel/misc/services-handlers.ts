import type { Schemas } from '../../../src/api/generated/schema'
import { done, type Handlers, invalid, list, ok, refuse, refuseInput } from '../http/handler-types'
import { isHost } from '../network/host'
import type { PanelState } from '../state'
import type { MiscSettings } from './misc-state'
import { refuseTaken } from './ports'
import { isZone, zonesAt } from './zones'

const SERVERS = ['server1', 'server2', 'server3', 'server4'] as const

function timeFaults(body: Schemas['TimeSettings']) {
  const fields: Record<string, 'host' | 'required' | 'unknown'> = {}
  for (const server of SERVERS) if (body[server] !== '' && !isHost(body[server])) fields[server] = 'host'
  if (body.synchronise && body.server1 === '') fields.server1 = 'required'
  if (!isZone(body.zone)) fields.zone = 'unknown'
  return fields
}

function syslogFaults({ enabled, host }: Schemas['SyslogSettings']): Record<string, 'host' | 'required'> {
  if (host === '') return enabled ? { host: 'required' } : {}
  return isHost(host) ? {} : { host: 'host' }
}

/** What is left out stays. */
function snmpAfter(before: MiscSettings['snmp'], body: Schemas['NewSnmpSettings']): MiscSettings['snmp'] {
  const { community, auth_password: authPassword, privacy_password: privacyPassword, ...settings } = body
  return {
    ...before,
    ...settings,
    ...(community && { community }),
    ...(authPassword && { authPassword }),
    ...(privacyPassword && { privacyPassword })
  }
}

function snmpFaults(snmp: MiscSettings['snmp']): Record<string, 'required'> {
  if (!snmp.enabled) return {}
  const needed: Record<string, string | undefined> =
    snmp.version === 'v2c'
      ? { community: snmp.community }
      : { username: snmp.username, auth_password: snmp.authPassword, privacy_password: snmp.privacyPassword }
  return Object.fromEntries(
    Object.entries(needed).flatMap(([name, value]) => (value ? [] : [[name, 'required' as const]]))
  )
}

function snmpView({ misc: { snmp } }: PanelState): Schemas['SnmpSettings'] {
  const { community, authPassword, privacyPassword, ...settings } = snmp
  return {
    ...settings,
    community_set: community !== undefined,
    auth_password_set: authPassword !== undefined,
    privacy_password_set: privacyPassword !== undefined
  }
}

export const servicesHandlers = {
  'GET /features/misc/ftp': ({ state }) => ok(state.misc.ftp),
  'PUT /features/misc/ftp': async ({ state, misc, body }) => {
    const taken = refuseTaken(state, 'ftp', 'tcp', state.misc.ftp, body)
    if (taken) return taken
    state.misc.ftp = body
    await misc.ftp.restart()
    return done()
  },
  'POST /features/misc/ftp/tests': async ({ misc }) => {
    const result = await misc.testFtp()
    return result ? ok(result) : refuse(409, 'not_running')
  },

  'GET /features/misc/time': ({ misc }) => ok(misc.time.settings()),
  'PUT /features/misc/time': ({ misc, body, session }) => {
    const refusal = refuseInput(timeFaults(body))
    if (refusal) return refusal
    misc.time.configure(body, session?.username ?? '')
    return done()
  },
  'POST /features/misc/time/tests': async ({ misc, body }) =>
    isHost(body.server) ? ok(await misc.time.test(body.server)) : invalid({ server: 'host' }),
  'GET /features/misc/zones': ({ misc }) => list(zonesAt(misc.time.instant())),

  'GET /features/misc/discovery': ({ state }) => ok(state.misc.discovery),
  'PUT /features/misc/discovery': async ({ state, misc, body }) => {
    state.misc.discovery = body
    await misc.names.restart()
    return done()
  },
  'POST /features/misc/discovery/tests': async ({ misc }) => {
    const result = await misc.names.test()
    return result ? ok(result) : refuse(409, 'not_running')
  },

  'GET /features/misc/syslog': ({ state }) => ok(state.misc.syslog),
  'PUT /features/misc/syslog': ({ state, misc, body }) => {
    const refusal = refuseInput(syslogFaults(body))
    if (refusal) return refusal
    state.misc.syslog = body
    misc.syslog.forgetFailure()
    return done()
  },
  'POST /features/misc/syslog/tests': async ({ misc, body }) =>
    isHost(body.host) ? ok(await misc.syslog.test(body)) : invalid({ host: 'host' }),

  'GET /features/misc/snmp': ({ state }) => ok(snmpView(state)),
  'PUT /features/misc/snmp': async ({ state, misc, body }) => {
    const taken = refuseTaken(state, 'snmp', 'udp', state.misc.snmp, body)
    if (taken) return taken
    const after = snmpAfter(state.misc.snmp, body)
    const refusal = refuseInput(snmpFaults(after))
    if (refusal) return refusal
    state.misc.snmp = after
    await misc.snmp.restart()
    return done()
  },
  'POST /features/misc/snmp/tests': async ({ misc }) => {
    const result = await misc.testSnmp()
    return result ? ok(result) : refuse(409, 'not_running')
  }
} satisfies Partial<Handlers>
