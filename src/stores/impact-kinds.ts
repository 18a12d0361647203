import type { ImpactList } from '../api/impact'
import type { MessageKey } from '../lib/text/message'

/** What a change interrupts, without names. */
export const INTERRUPTED: Record<ImpactList, MessageKey> = {
  plc_links: 'common.term.plcLinks',
  opcua_clients: 'common.impact.kind.clients',
  factory_hosts: 'common.impact.kind.hosts',
  remote_access: 'common.impact.kind.remoteAccess',
  viewers: 'common.impact.kind.viewers',
  ftp_clients: 'common.impact.kind.ftp',
  jobs: 'common.impact.kind.jobs',
  active_alarms: 'common.impact.kind.alarms'
}
