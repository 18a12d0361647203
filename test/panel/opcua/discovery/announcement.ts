import { announceService } from '../../network/multicast-dns'

export interface Announcement {
  /** Of the server, as clients show it. */
  name: string
  hostname: string
  address: string
  port: number
}

const TYPE = '_opcua-tcp._tcp'
/** Provides current data (OPC UA part 12, annex D). */
const FACTS = ['path=/', 'caps=DA']

/** Announces a server through multicast DNS (OPC UA part 12, annex C); returns what ends that. */
export const announce = (announcement: Announcement): Promise<() => Promise<void>> =>
  announceService(() => ({ ...announcement, type: TYPE, facts: FACTS }))
