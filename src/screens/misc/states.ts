import type { MiscServiceState } from '../../api/misc'
import type { MessageKey } from '../../lib/text/message'
import { ETHERNET, screenLink } from '../../stores/setting-links'
import type { Tone } from '../../ui/status/status-badge'

type State = MiscServiceState['state']
type Reason = NonNullable<MiscServiceState['reason']>
export type PortOwner = NonNullable<MiscServiceState['taken_by']>

export const TONES: Record<State, Tone> = {
  off: 'plain',
  starting: 'info',
  running: 'plain',
  warning: 'warn',
  port_conflict: 'bad',
  restart_needed: 'warn',
  failed: 'bad'
}

interface ReasonTexts {
  text: MessageKey
  fix?: { text: MessageKey; path: string }
}

export const REASONS: Record<Reason, ReasonTexts> = {
  factory_password: {
    text: 'misc.reason.factoryPassword',
    fix: screenLink('system-password')
  },
  not_encrypted: { text: 'misc.reason.notEncrypted' },
  unresolved: { text: 'misc.reason.unresolved', fix: ETHERNET },
  no_reply: { text: 'misc.reason.noReply', fix: ETHERNET },
  invalid_reply: { text: 'misc.reason.invalidReply' },
  not_synchronised: { text: 'misc.reason.notSynchronised' },
  certificate_expires: { text: 'misc.reason.certificateExpires' },
  certificate_expired: { text: 'misc.reason.certificateExpired' },
  crashed: { text: 'misc.reason.crashed' }
}

/** Names of services in a sentence. */
export const OWNERS: Record<PortOwner, MessageKey> = {
  ftp: 'common.term.ftpServer',
  web_server: 'common.term.webServer',
  discovery: 'common.term.nameService',
  snmp: 'common.term.snmpAgent',
  opcua: 'menu.opcua',
  vnc: 'common.term.vnc',
  codesys: 'menu.codesys',
  secs_gem: 'menu.secsGem',
  other: 'misc.owner.another'
}
