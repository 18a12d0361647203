import type { FieldTexts } from '../../api/client/refusal-types'
import type { PortFault } from '../../api/misc-services'

/** Which service of the panel has the port. */
export const PORT_CODES: FieldTexts<PortFault> = {
  taken_by_ftp: 'common.portTaken.ftp',
  taken_by_web_server: 'common.portTaken.webServer',
  taken_by_discovery: 'common.portTaken.discovery',
  taken_by_snmp: 'common.portTaken.snmp',
  taken_by_opcua: 'common.portTaken.opcua',
  taken_by_vnc: 'common.portTaken.vnc',
  taken_by_codesys: 'common.portTaken.codesys',
  taken_by_secs_gem: 'common.portTaken.secsGem',
  taken_by_other: 'common.portTaken.another'
}
