import { get } from '../../../api/client/client'
import type { Admitted } from '../../../lib/remote/shape'
import { joinList } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { SERVICE_NAMES } from '../../../stores/findings/finding-texts'
import { SERVICE_STATES } from '../../../stores/part-states/service'
import { type Chapter, line, shown, type T } from './line'
import * as replies from './replies'
import { SHARED } from './shared-replies'

type Reply<K extends keyof typeof replies> = Admitted<(typeof replies)[K]>

/** What a service lacks, where it can be said without a remedy. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  not_encrypted: 'misc.reason.notEncrypted',
  factory_password: 'handOverDialog.factoryPassword',
  unresolved: 'common.term.unresolved',
  no_reply: 'common.term.noResponse',
  certificate_expired: 'common.finding.webCertificateExpired'
}

const reasonText = (reason: string | null, t: T) => {
  const key = reason === null ? undefined : REASONS[reason]
  return key ? t(key) : shown('')
}

/** Why a panel has no OPC UA server; otherwise its service does not respond. */
const ABSENT = ['not_on_this_model', 'not_licensed', 'not_in_project']

const onOff = (isOn: boolean, t: T) => t(isOn ? 'common.term.on' : 'common.term.off')

/** Only of a service that listens: a port that is merely set is not open. */
const portText = (port: number | null, listens = true) => shown(port === null || !listens ? '' : String(port))

export const SERVICES: Chapter = {
  id: 'services',
  title: 'handOverDialog.services',
  columns: ['common.term.name', 'common.term.status', 'common.term.port', 'common.details'],
  sources: {
    'GET /features/misc/services': {
      screen: 'misc',
      async read(signal) {
        const { items }: Reply<'SERVICES'> = await get('/features/misc/services', { of: replies.SERVICES }, { signal })
        return items.map(({ id, state, port, reason }) =>
          line(t => [
            t(SERVICE_NAMES[id]),
            t(SERVICE_STATES[state]),
            portText(port, state !== 'off' && state !== 'failed' && state !== 'port_conflict'),
            reasonText(reason, t)
          ])
        )
      }
    },
    'GET /opcua/server': {
      screen: 'opcua',
      async read(signal) {
        const { availability, state, port, endpoints }: Reply<'OPC_UA'> = await get(
          '/opcua/server',
          { of: replies.OPC_UA },
          { signal }
        )
        if (ABSENT.includes(availability)) return []
        const isKnown = availability === 'available'
        const states = { Running: 'common.term.running', Stopped: 'common.term.stopped' } as const
        const securities = [...new Set(endpoints.map(({ policy, mode }) => [policy, mode].map(shown).join(' / ')))]
        return [
          line(t => [
            t('common.term.opcUaServer'),
            t(isKnown ? states[state] : 'common.term.opcuaUnavailable'),
            portText(port, isKnown && endpoints.length > 0),
            shown(joinList(securities))
          ])
        ]
      }
    },
    'GET /features/webview/settings': {
      screen: 'webview-setting',
      async read(signal) {
        const { enabled } = await SHARED['GET /features/webview/settings'](signal)
        return [line(t => [t('t0200052'), onOff(enabled, t), shown(''), t('handOverDialog.webServerPort')])]
      }
    },
    'GET /features/secs-gem/settings': {
      screen: 'secs-gem',
      async read(signal) {
        const { enabled, mode, host, port, device }: Reply<'SECS_GEM'> = await get(
          '/features/secs-gem/settings',
          { of: replies.SECS_GEM },
          { signal }
        )
        const isPassive = mode === 'passive'
        return [
          line(t => [
            t('menu.secsGem'),
            onOff(enabled, t),
            portText(port, enabled && isPassive),
            [...(isPassive ? [] : [shown(host)]), t(`common.impact.host.${mode}`, { port, device })].join(', ')
          ])
        ]
      }
    },
    'GET /features/codesys': {
      screen: 'codesys',
      async read(signal) {
        const { availability, runtime } = await SHARED['GET /features/codesys'](signal)
        if (availability !== 'available') return []
        const states = {
          running: 'common.term.running',
          stopped: 'common.term.stopped',
          no_application: 'codesys.state.noApplication',
          fault: 'common.term.fault'
        } as const
        return [line(t => [t('menu.codesys'), t(states[runtime.state]), shown(''), t('handOverDialog.portUnknown')])]
      }
    },
    'GET /features/easyaccess/status': {
      screen: 'easyaccess',
      async read(signal) {
        const { state }: Reply<'EASYACCESS'> = await get(
          '/features/easyaccess/status',
          { of: replies.EASYACCESS },
          { signal }
        )
        const states = {
          Connecting: 'common.term.connecting',
          Connected: 'common.term.connected',
          Occupied: 'common.term.occupied',
          Disconnected: 'common.term.disconnected',
          'Not Activated': 'common.term.notActivated'
        } as const
        return [line(t => [t('menu.easyaccess'), t(states[state]), shown(''), t('handOverDialog.outgoing')])]
      }
    }
  }
}
