import type { RefusalTexts } from '../../../api/client/refusal-types'
import type {
  OpcUaDiscoveryCode,
  OpcUaDiscoveryRefusal,
  OpcUaDiscoveryStatus,
  OpcUaDiscoveryTest
} from '../../../api/opcua/discovery'
import type { MessageKey } from '../../../lib/text/message'
import { SCREENS } from '../../../session/generated/screens'
import { PATH_FAULTS } from '../../../stores/path-faults'
import { type Fault, type FaultText, faultOf } from '../../../ui/status/fault'
import { PATH_STEPS } from '../../../ui/status/path-test-view'
import type { StatusText } from '../../../ui/status/status-badge'

export const STATES: Record<OpcUaDiscoveryStatus['state'], StatusText> = {
  off: { tone: 'plain', text: 'common.term.off' },
  waiting: { tone: 'info', text: 'opcuaDiscovery.state.waiting' },
  registered: { tone: 'plain', text: 'opcuaDiscovery.state.registered' },
  failed: { tone: 'bad', text: 'opcuaDiscovery.state.failed' }
}

export const MDNS_STATES: Record<OpcUaDiscoveryStatus['mdns'], StatusText> = {
  off: STATES.off,
  waiting: STATES.waiting,
  announced: { tone: 'plain', text: 'opcuaDiscovery.mdns.announced' },
  failed: { tone: 'bad', text: 'opcuaDiscovery.mdns.failed' }
}

export const STEPS: Record<OpcUaDiscoveryTest['steps'][number]['name'], MessageKey> = {
  resolve: PATH_STEPS.resolve,
  connect: PATH_STEPS.connect,
  channel: 'opcuaDiscovery.step.channel',
  find: 'opcuaDiscovery.step.find',
  register: 'opcuaDiscovery.step.register',
  listed: 'opcuaDiscovery.step.listed'
}

const CERTIFICATES = {
  text: 'common.term.certificates',
  path: `${SCREENS.opcua?.path}?tab=certificates`
} as const

/** Why the registration failed, what to do, and the way there; `onEdit` opens the settings. */
export function discoveryFault(code: OpcUaDiscoveryCode, detail: string, onEdit: () => void): Fault {
  const { edits, ...text } = REASONS[code]
  return faultOf(
    edits ? { ...text, fixes: [{ text: 'opcuaDiscovery.fix.address', onPress: onEdit }] } : text,
    code,
    detail
  )
}

/** `edits`: the cause is in the settings. */
const REASONS: Record<OpcUaDiscoveryCode, FaultText & { edits?: true }> = {
  unresolved: PATH_FAULTS.unresolved,
  unreachable: { ...PATH_FAULTS.unreachable, remedy: 'opcuaDiscovery.unreachable.remedy', edits: true },
  no_discovery_server: { title: 'opcuaDiscovery.noServer', remedy: 'opcuaDiscovery.noServer.remedy', edits: true },
  no_secure_endpoint: { title: 'opcuaDiscovery.notSecure', remedy: 'opcuaDiscovery.notSecure.remedy' },
  server_untrusted: {
    title: 'opcuaDiscovery.serverUntrusted',
    remedy: 'opcuaDiscovery.serverUntrusted.remedy',
    fixes: [CERTIFICATES]
  },
  certificate_untrusted: {
    title: 'opcuaDiscovery.untrusted',
    remedy: 'opcuaDiscovery.untrusted.remedy',
    fixes: [CERTIFICATES]
  },
  uri_mismatch: {
    title: 'opcuaDiscovery.uriMismatch',
    remedy: 'opcuaDiscovery.uriMismatch.remedy',
    fixes: [CERTIFICATES]
  },
  rejected: { title: 'opcuaDiscovery.rejected', remedy: 'opcuaDiscovery.rejected.remedy' },
  not_listed: { title: 'opcuaDiscovery.notListed', remedy: 'opcuaDiscovery.notListed.remedy' }
}

export const REFUSALS: RefusalTexts<OpcUaDiscoveryRefusal> = { opcua_unavailable: 'common.term.opcuaUnavailable' }
