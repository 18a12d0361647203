import type { FieldTexts } from '../../../api/client/refusal-types'
import type { PortFault } from '../../../api/misc-services'

/** Which service has the port. */
export const PORT_CODES: FieldTexts<PortFault> = {
  taken_by_ftp: 'misc.portTaken.ftp',
  taken_by_web_server: 'misc.portTaken.webServer',
  taken_by_discovery: 'misc.portTaken.discovery',
  taken_by_snmp: 'misc.portTaken.snmp',
  taken_by_opcua: 'misc.portTaken.opcua',
  taken_by_vnc: 'misc.portTaken.vnc',
  taken_by_codesys: 'misc.portTaken.codesys',
  taken_by_secs_gem: 'misc.portTaken.secsGem',
  taken_by_other: 'misc.portTaken.another'
}
