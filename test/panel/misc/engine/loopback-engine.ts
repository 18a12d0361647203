import type { MiscEngine } from '../engine'
import { sendDatagram } from './datagram'
import { logInToFtp, startFtpServer } from './ftp'
import { readSnmpName, startSnmpAgent } from './snmp'
import { queryTime } from './sntp'

/** The services as real servers and clients on the loopback. */
export const loopbackEngine: MiscEngine = {
  startFtp: startFtpServer,
  startSnmp: startSnmpAgent,
  queryTime,
  sendDatagram,
  logInToFtp,
  readSnmpName
}
