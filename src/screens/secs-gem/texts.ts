import type { RefusalTexts } from '../../api/client/refusal-types'
import type {
  SecsGemConnection,
  SecsGemControl,
  SecsGemDirection,
  SecsGemError,
  SecsGemRefusal,
  SecsGemTest
} from '../../api/secs-gem'
import { labelsOf } from '../../lib/form/field-table'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { PATH_FAULTS } from '../../stores/path-faults'
import { ETHERNET } from '../../stores/setting-links'
import { type Fault, type FaultText, faultOf } from '../../ui/status/fault'
import { PATH_STEPS } from '../../ui/status/path-test-view'
import type { StatusText } from '../../ui/status/status-badge'
import { SETTINGS, type SettingsValues } from './settings-form'

type T = Translator['t']

export const CONNECTIONS: Record<SecsGemConnection, StatusText> = {
  undefined: { tone: 'plain', text: 'common.term.disabled' },
  disconnected: { tone: 'plain', text: 'common.term.disconnected' },
  connecting: { tone: 'info', text: 'common.term.connecting' },
  connected: { tone: 'plain', text: 'common.term.connected' },
  disconnecting: { tone: 'info', text: 'secsGem.connection.disconnecting' },
  failure: { tone: 'bad', text: 'secsGem.connection.failure' }
}

export const CONTROLS: Record<SecsGemControl, StatusText & { hint: MessageKey }> = {
  offline: { tone: 'plain', text: 'secsGem.control.offline', hint: 'secsGem.control.offline.hint' },
  online_local: { tone: 'plain', text: 'secsGem.control.local', hint: 'secsGem.control.local.hint' },
  online_remote: { tone: 'plain', text: 'secsGem.control.remote', hint: 'secsGem.control.remote.hint' }
}

export const DIRECTION_TEXTS: Record<SecsGemDirection, MessageKey> = {
  sent: 'secsGem.sent',
  received: 'secsGem.received'
}

export const STEPS: Record<SecsGemTest['steps'][number]['name'], MessageKey> = {
  connect: PATH_STEPS.connect,
  select: 'secsGem.step.select',
  establish: 'secsGem.step.establish'
}

export const REFUSALS: RefusalTexts<SecsGemRefusal> = {
  already_connected: 'secsGem.refused.connected',
  host_refused: 'secsGem.refused.host',
  not_connected: 'secsGem.refused.notConnected',
  not_licensed: 'secsGem.refused.licence',
  port_in_use: 'secsGem.fault.portInUse',
  port_taken: 'secsGem.fault.portInUse',
  reply_timeout: 'secsGem.refused.reply',
  spool_empty: 'secsGem.refused.empty',
  switched_off: 'secsGem.refused.off'
}

/** What went wrong with the host, and the setting that may be at fault. */
const FAULTS: Record<SecsGemError['code'], FaultText<keyof SettingsValues>> = {
  unreachable: {
    ...PATH_FAULTS.unreachable,
    remedy: 'secsGem.fault.unreachable.remedy',
    fields: ['host'],
    fixes: [ETHERNET]
  },
  connection_refused: { ...PATH_FAULTS.refused, remedy: 'secsGem.fault.connectionRefused.remedy', fields: ['port'] },
  port_in_use: { title: 'secsGem.fault.portInUse', remedy: 'secsGem.fault.portInUse.remedy', fields: ['port'] },
  no_host: { title: 'secsGem.fault.noHost', remedy: 'secsGem.fault.noHost.remedy', fields: ['port'] },
  select_timeout: {
    title: 'secsGem.fault.selectTimeout',
    remedy: 'secsGem.fault.selectTimeout.remedy',
    fields: ['t6_s']
  },
  select_refused: { title: 'secsGem.fault.selectRefused', remedy: 'secsGem.fault.selectRefused.remedy' },
  not_selected: { title: 'secsGem.fault.notSelected', remedy: 'secsGem.fault.notSelected.remedy', fields: ['t7_s'] },
  device_id_mismatch: {
    title: 'secsGem.fault.deviceIdMismatch',
    remedy: 'secsGem.fault.deviceIdMismatch.remedy',
    fields: ['device']
  },
  reply_timeout: { title: 'secsGem.fault.replyTimeout', remedy: 'secsGem.fault.replyTimeout.remedy', fields: ['t3_s'] },
  linktest_timeout: {
    title: 'secsGem.fault.linktestTimeout',
    remedy: 'secsGem.fault.linktestTimeout.remedy',
    fields: ['linktest_s']
  },
  incomplete_message: {
    title: 'secsGem.fault.incompleteMessage',
    remedy: 'secsGem.fault.incompleteMessage.remedy',
    fields: ['t8_s']
  },
  invalid_message: { title: 'secsGem.fault.invalidMessage', remedy: 'secsGem.fault.invalidMessage.remedy' },
  closed_by_host: { title: 'secsGem.fault.closedByHost', remedy: 'secsGem.fault.closedByHost.remedy' },
  rejected: { title: 'secsGem.fault.rejected', remedy: 'secsGem.fault.rejected.remedy' },
  communication_denied: {
    title: 'secsGem.fault.communicationDenied',
    remedy: 'secsGem.fault.communicationDenied.remedy'
  },
  spool_full: { title: 'secsGem.fault.spoolFull', remedy: 'secsGem.fault.spoolFull.remedy' }
}

export const hostFault = (t: T, { code, detail }: SecsGemError): Fault =>
  faultOf(FAULTS[code], code, detail, labelsOf(SETTINGS.fields, t))
