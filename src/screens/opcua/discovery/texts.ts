import type { RefusalTexts } from '../../../api/client/refusal-types'
import type {
  OpcUaDiscoveryCode,
  OpcUaDiscoveryRefusal,
  OpcUaDiscoveryStatus,
  OpcUaDiscoveryTest
} from '../../../api/opcua-discovery'
import type { MessageKey } from '../../../lib/text/message'
import { SCREENS } from '../../../session/generated/screens'
import type { StatusText } from '../../../ui/status/status-badge'

export const STATES: Record<OpcUaDiscoveryStatus['state'], StatusText> = {
  off: { tone: 'off', text: 'common.term.off' },
  waiting: { tone: 'info', text: 'opcuaDiscovery.state.waiting' },
  registered: { tone: 'ok', text: 'opcuaDiscovery.state.registered' },
  failed: { tone: 'bad', text: 'opcuaDiscovery.state.failed' }
}

export const MDNS_STATES: Record<OpcUaDiscoveryStatus['mdns'], StatusText> = {
  off: STATES.off,
  waiting: STATES.waiting,
  announced: { tone: 'ok', text: 'opcuaDiscovery.mdns.announced' },
  failed: { tone: 'bad', text: 'opcuaDiscovery.mdns.failed' }
}

export const STEPS: Record<OpcUaDiscoveryTest['steps'][number]['name'], MessageKey> = {
  resolve: 'common.path.step.name',
  connect: 'common.term.connect',
  channel: 'opcuaDiscovery.step.channel',
  find: 'opcuaDiscovery.step.find',
  register: 'opcuaDiscovery.step.register',
  listed: 'opcuaDiscovery.step.listed'
}

export interface Reason {
  title: MessageKey
  remedy: MessageKey
  /** Where the cause is removed, unless it is at the discovery server. */
  fix?: 'address' | { text: MessageKey; path: string }
}

const CERTIFICATES = {
  text: 'common.term.certificates',
  path: `${SCREENS.opcua.path}?tab=certificates`
} as const

export const ETHERNET = { text: 'opcuaDiscovery.fix.ethernet', path: SCREENS.ethernet.path } as const

export const REASONS: Record<OpcUaDiscoveryCode, Reason> = {
  unresolved: {
    title: 'opcuaDiscovery.unresolved',
    remedy: 'opcuaDiscovery.unresolved.remedy',
    fix: ETHERNET
  },
  unreachable: {
    title: 'opcuaDiscovery.unreachable',
    remedy: 'opcuaDiscovery.unreachable.remedy',
    fix: 'address'
  },
  no_discovery_server: {
    title: 'opcuaDiscovery.noServer',
    remedy: 'opcuaDiscovery.noServer.remedy',
    fix: 'address'
  },
  no_secure_endpoint: {
    title: 'opcuaDiscovery.notSecure',
    remedy: 'opcuaDiscovery.notSecure.remedy'
  },
  server_untrusted: {
    title: 'opcuaDiscovery.serverUntrusted',
    remedy: 'opcuaDiscovery.serverUntrusted.remedy',
    fix: CERTIFICATES
  },
  certificate_untrusted: {
    title: 'opcuaDiscovery.untrusted',
    remedy: 'opcuaDiscovery.untrusted.remedy',
    fix: CERTIFICATES
  },
  uri_mismatch: {
    title: 'opcuaDiscovery.uriMismatch',
    remedy: 'opcuaDiscovery.uriMismatch.remedy',
    fix: CERTIFICATES
  },
  rejected: { title: 'opcuaDiscovery.rejected', remedy: 'opcuaDiscovery.rejected.remedy' },
  not_listed: { title: 'opcuaDiscovery.notListed', remedy: 'opcuaDiscovery.notListed.remedy' }
}

export const REFUSALS: RefusalTexts<OpcUaDiscoveryRefusal> = { opcua_unavailable: 'common.term.opcuaUnavailable' }
