import type { FieldTexts } from '../../../../api/client/refusal-types'
import type { PortFault } from '../../../../api/misc-services'

/** Which service has the port. */
export const PORT_CODES: FieldTexts<PortFault> = {
  taken_by_ftp: 'miscSettings.port.ftp',
  taken_by_web_server: 'miscSettings.port.webServer',
  taken_by_discovery: 'miscSettings.port.discovery',
  taken_by_snmp: 'miscSettings.port.snmp',
  taken_by_opcua: 'miscSettings.port.opcua',
  taken_by_vnc: 'miscSettings.port.vnc',
  taken_by_codesys: 'miscSettings.port.codesys',
  taken_by_secs_gem: 'miscSettings.port.secsGem',
  taken_by_other: 'miscSettings.port.another'
}
