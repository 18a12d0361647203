import { once } from 'node:events'
import { LOOPBACK } from '../../network/plant-network'
import { loadPackage } from '../server/node-opcua'

export interface Announcement {
  /** Of the server, as clients show it. */
  name: string
  hostname: string
  address: string
  port: number
}

/** Of multicast-dns, with which node-opcua announces servers too, just what an announcement uses. */
type CreateMulticast = (options: { interface: string; bind: string }) => Multicast

interface Multicast extends NodeJS.EventEmitter {
  on(event: 'query', listener: (query: { questions: { name: string }[] }) => void): this
  respond(records: readonly object[], onSent: (error?: Error | null) => void): void
  destroy(onClosed: () => void): void
}

const DOMAIN = 'local'
const SERVICE = `_opcua-tcp._tcp.${DOMAIN}`
/** Provides current data (OPC UA part 12, annex D). */
const CAPABILITIES = 'DA'
/** RFC 6762, section 10. */
const HOST_SECONDS = 120
const OTHER_SECONDS = 4500
const LONGEST_LABEL = 63

/** Announces a server through multicast DNS (OPC UA part 12, annex C); returns what ends that. The network of the plant is on the loopback. */
export async function announce(announcement: Announcement): Promise<() => Promise<void>> {
  // CommonJS has no types here.
  const create = loadPackage('multicast-dns') as CreateMulticast
  const multicast = create({ interface: LOOPBACK, bind: '0.0.0.0' })
  let problem: unknown
  multicast.once('warning', error => {
    problem = error
  })
  await once(multicast, 'ready')
  const records = recordsOf(announcement)
  const names = new Set(records.map(({ name }) => name.toLowerCase()))
  const send = (answers: readonly object[]) =>
    new Promise<void>((resolve, reject) => multicast.respond(answers, error => (error ? reject(error) : resolve())))
  multicast.on('query', ({ questions }) => {
    if (questions.some(({ name }) => names.has(name.toLowerCase()))) void send(records).catch(() => {})
  })
  const close = () => new Promise<void>(resolve => multicast.destroy(resolve))
  try {
    // The group could not be joined.
    if (problem) throw problem
    await send(records)
  } catch (error) {
    await close()
    throw error
  }

  return async () => {
    multicast.removeAllListeners('query')
    // RFC 6762, section 10.1.
    await send(records.map(record => ({ ...record, ttl: 0 }))).catch(() => {})
    await close()
  }
}

function recordsOf({ name, hostname, address, port }: Announcement) {
  const host = `${hostname}.${DOMAIN}`
  const instance = `${labelOf(name)}.${SERVICE}`
  return [
    { name: SERVICE, type: 'PTR', ttl: OTHER_SECONDS, data: instance },
    { name: instance, type: 'SRV', ttl: HOST_SECONDS, data: { target: host, port } },
    { name: instance, type: 'TXT', ttl: OTHER_SECONDS, data: ['path=/', `caps=${CAPABILITIES}`] },
    { name: host, type: 'A', ttl: HOST_SECONDS, data: address }
  ]
}

/** The package takes each dot for the end of a label. */
function labelOf(name: string): string {
  let label = ''
  for (const character of name.replaceAll('.', '-'))
    if (Buffer.byteLength(label + character) <= LONGEST_LABEL) label += character
  return label
}
