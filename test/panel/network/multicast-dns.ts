import { once } from 'node:events'
import { loadPackage } from '../opcua/server/node-opcua'
import { LOOPBACK } from './plant-network'

export interface MulticastRecord {
  name: string
  type: 'A' | 'PTR' | 'SRV' | 'TXT'
  ttl: number
  data: unknown
}

/** What is announced as one instance of a service (RFC 6763). */
export interface MulticastService {
  /** Of the instance, as clients show it. */
  name: string
  /** Such as `_http._tcp`. */
  type: string
  hostname: string
  address: string
  port: number
  facts: readonly string[]
}

/** Of multicast-dns, with which node-opcua announces servers too, just what is used here. */
type CreateMulticast = (options: { interface: string; bind: string }) => Multicast

interface Multicast extends NodeJS.EventEmitter {
  on(event: 'query', listener: (query: { questions: { name: string }[] }) => void): this
  on(event: 'response', listener: (response: { answers: MulticastRecord[] }) => void): this
  query(name: string, type: 'A', onSent: (error?: Error | null) => void): void
  respond(records: readonly MulticastRecord[], onSent: (error?: Error | null) => void): void
  destroy(onClosed: () => void): void
}

const DOMAIN = 'local'
/** RFC 6762, section 10. */
const HOST_SECONDS = 120
const OTHER_SECONDS = 4500
const LONGEST_LABEL = 63

/** @throws when the group cannot be joined */
async function join(): Promise<Multicast> {
  // CommonJS has no types here.
  const create = loadPackage('multicast-dns') as CreateMulticast
  const multicast = create({ interface: LOOPBACK, bind: '0.0.0.0' })
  let problem: unknown
  multicast.once('warning', error => {
    problem = error
  })
  await once(multicast, 'ready')
  if (!problem) return multicast
  await leave(multicast)
  throw problem
}

const leave = (multicast: Multicast) => new Promise<void>(resolve => multicast.destroy(resolve))

/**
 * Announces a service through multicast DNS, and answers queries with what it is then; returns what ends that. The
 * network of the plant is on the loopback.
 */
export async function announceService(service: () => MulticastService): Promise<() => Promise<void>> {
  const multicast = await join()
  const send = (answers: readonly MulticastRecord[]) =>
    new Promise<void>((resolve, reject) => multicast.respond(answers, error => (error ? reject(error) : resolve())))
  multicast.on('query', ({ questions }) => {
    const records = recordsOf(service())
    const names = new Set(records.map(({ name }) => name.toLowerCase()))
    if (questions.some(({ name }) => names.has(name.toLowerCase()))) void send(records).catch(() => {})
  })
  try {
    await send(recordsOf(service()))
  } catch (error) {
    await leave(multicast)
    throw error
  }

  return async () => {
    multicast.removeAllListeners('query')
    // RFC 6762, section 10.1. Other services of the panel may still be at its address.
    const gone = recordsOf(service()).flatMap(record => (record.type === 'A' ? [] : [{ ...record, ttl: 0 }]))
    await send(gone).catch(() => {})
    await leave(multicast)
  }
}

/** The address of a host of the local network. @throws without a response in time */
export async function lookUp(hostname: string, milliseconds: number): Promise<string> {
  const multicast = await join()
  const wanted = hostOf(hostname).toLowerCase()
  let limit: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      limit = setTimeout(() => reject(new Error(`${wanted} does not respond`)), milliseconds)
      multicast.on('response', ({ answers }) => {
        const found = answers.find(({ name, type }) => type === 'A' && name.toLowerCase() === wanted)
        if (found) resolve(String(found.data))
      })
      multicast.query(wanted, 'A', error => error && reject(error))
    })
  } finally {
    clearTimeout(limit)
    await leave(multicast)
  }
}

const hostOf = (hostname: string) => `${hostname}.${DOMAIN}`

function recordsOf({ name, type, hostname, address, port, facts }: MulticastService): MulticastRecord[] {
  const host = hostOf(hostname)
  const service = `${type}.${DOMAIN}`
  const instance = `${labelOf(name)}.${service}`
  return [
    { name: service, type: 'PTR', ttl: OTHER_SECONDS, data: instance },
    { name: instance, type: 'SRV', ttl: HOST_SECONDS, data: { target: host, port } },
    { name: instance, type: 'TXT', ttl: OTHER_SECONDS, data: facts },
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
