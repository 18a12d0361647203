import type { Lockout } from '../accounts/lockout'
import type { Links } from '../communication/links'
import type { DeviceClock } from '../device/device-clock'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import type { Certificates } from './certificates/certificates'
import type { EnginePanel, Tag } from './engine'
import type { OpcuaLog } from './log'
import { addressText, readTag, writeTag } from './plc-values'
import type { Rejections } from './rejections'
import { textOf } from './tag-text'
import { REJECTIONS, sentence, VALUE_FAULTS } from './trace/sentences'

interface Context {
  clock: DeviceClock
  state: PanelState
  operations: Operations
  log: OpcuaLog
  rejections: Rejections
  certificates: Certificates
  links: Pick<Links, 'isConnected'>
  lockout: Lockout
}

/** The panel as its server sees it: values of the PLCs, accounts, and where events are recorded. */
export function createEnginePanel({
  clock,
  state,
  operations,
  log,
  rejections,
  certificates,
  links,
  lockout
}: Context): EnginePanel {
  const plcs = { state, links }
  const read = (tag: Tag) => readTag(plcs, tag, clock.now())
  return {
    now: clock.now,
    read,

    write(nodeId, tag, value, { username, address }) {
      const previous = read(tag).value
      const refusal = writeTag(plcs, tag, value)
      operations.record({
        username: username ?? '',
        role: '',
        place: 'opcua',
        address,
        screen: '',
        action: 'write',
        object: nodeId.replace(/^ns=1;s=/, ''),
        function: 'Write',
        target: addressText(tag),
        changes: [{ field: 'value', previous: textOf(previous), next: textOf(value) }],
        changeCount: 1,
        result: refusal ? 'failed' : 'done',
        code: refusal?.reason ?? null,
        information: ''
      })
      const text = `${username ?? 'An anonymous user'} writes ${nodeId} = ${textOf(value)}`
      log.add('info', 'value', refusal?.reason ? sentence(`${text} in vain`, VALUE_FAULTS[refusal.reason]) : text)
      return refusal === undefined
    },

    account(username) {
      const found = state.runtimeSecurity.accounts.find(account => account.username === username)
      return state.runtimeSecurity.inUse ? found : undefined
    },

    attempts: lockout.of('opcua'),
    checkCertificate: certificates.check,
    isGood: certificates.isGood,

    onReject(client) {
      rejections.add(client)
      const { client: name, address, reason } = client
      const text = `${name || 'A client'} from ${address} was rejected`
      log.add('warning', 'security', sentence(text, REJECTIONS[reason]))
    },
    onConnect: rejections.connected,
    log: log.add
  }
}
