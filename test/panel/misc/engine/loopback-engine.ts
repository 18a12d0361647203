import type { MiscEngine } from '../engine'
import { sendDatagram } from './datagram'
import { logInToFtp, startFtpServer } from './ftp'
import { announceConsole, findName } from './names'
import { startSearch } from './search'
import { readSnmpName, startSnmpAgent } from './snmp'
import { queryTime } from './sntp'

/** The services as real servers and clients on the loopback. */
export const loopbackEngine: MiscEngine = {
  startFtp: startFtpServer,
  startSnmp: startSnmpAgent,
  startNames: announceConsole,
  startSearch,
  findName,
  queryTime,
  sendDatagram,
  logInToFtp,
  readSnmpName
}
