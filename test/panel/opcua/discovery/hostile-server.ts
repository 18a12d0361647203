import { createServer, type Socket } from 'node:net'
import { LOOPBACK } from '../../network/plant-network'
import { closing, portOf } from '../../network/plant-server'
import { bytes, text, u32 } from '../wire'

/** What the client has sent, as far as an answer needs it. */
interface Received {
  type: string
  requestId: number
  requestHandle: number
  /** The number of the next part on this connection. */
  next: () => number
}

/** What the server sends instead of what it should; nothing where it returns undefined. */
export interface Hostility {
  acknowledge?: (socket: Socket) => Buffer | undefined
  open?: (received: Received, socket: Socket) => Buffer | undefined
  answer?: (received: Received, socket: Socket) => Buffer | undefined
}

const NO_SECURITY = 'http://opcfoundation.org/UA/SecurityPolicy#None'
const CHANNEL = 7
const OPEN_RESPONSE = 449
export const ENDPOINTS_RESPONSE = 431
const LONGEST_HEADER = 300

export const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), u32(8 + body.length), body])
}

export const acknowledge = (receiveBuffer = 65_536, sendBuffer = 65_536, largest = 0, chunks = 0): Buffer =>
  message('ACKF', u32(0), u32(receiveBuffer), u32(sendBuffer), u32(largest), u32(chunks))

const typeId = (id: number) => Buffer.from([1, 0, id % 256, id >> 8])

export const responseHeader = ({ requestHandle }: Received, more = Buffer.from([0]), status = 0): Buffer =>
  Buffer.concat([Buffer.alloc(8), u32(requestHandle), u32(status), more, u32(-1), Buffer.from([0, 0, 0])])

/** Opens a channel without security, for the time that the client is told. */
export function opened(received: Received, lifetimeMs = 600_000, policy = text(NO_SECURITY)): Buffer {
  const token = [u32(CHANNEL), u32(1), Buffer.alloc(8), u32(lifetimeMs)]
  const header = [u32(CHANNEL), policy, bytes(null), bytes(null), u32(received.next()), u32(received.requestId)]
  return message('OPNF', ...header, typeId(OPEN_RESPONSE), responseHeader(received), u32(0), ...token, bytes(null))
}

/** A part of an answer; its last part is of the type MSGF. */
export const part = (type: string, { requestId, next }: Received, body: Buffer): Buffer =>
  message(type, u32(CHANNEL), u32(1), u32(next()), u32(requestId), body)

export const answered = (received: Received, content: Buffer, type = ENDPOINTS_RESPONSE): Buffer =>
  part('MSGF', received, Buffer.concat([typeId(type), responseHeader(received), content]))

/** In parts of 60 kB. */
export function answeredInParts(received: Received, content: Buffer): Buffer {
  const whole = Buffer.concat([typeId(ENDPOINTS_RESPONSE), responseHeader(received), content])
  const count = Math.ceil(whole.length / 60_000)
  return Buffer.concat(
    Array.from({ length: count }, (_, index) =>
      part(index + 1 < count ? 'MSGC' : 'MSGF', received, whole.subarray(index * 60_000, (index + 1) * 60_000))
    )
  )
}

export interface Endpoint {
  url?: string
  name?: Buffer
  certificate?: Buffer
  mode?: number
  policy?: string
}

/** As GetEndpoints lists it (OPC 10000-4, 7.14). */
export function endpoint({ url = 'opc.tcp://lds:4840', name = text('LDS'), certificate, mode = 3, policy }: Endpoint) {
  const application = [
    text('urn:lds'),
    text(''),
    Buffer.from([2]),
    name,
    u32(3),
    text(null),
    text(null),
    u32(1),
    text(url)
  ]
  const security = [bytes(certificate ?? null), u32(mode), text(policy ?? NO_SECURITY)]
  return Buffer.concat([text(url), ...application, ...security, u32(0), text(null), Buffer.from([0])])
}

export const endpoints = (...list: Endpoint[]): Buffer => Buffer.concat([u32(list.length), ...list.map(endpoint)])

/** Speaks OPC UA without security as far as GetEndpoints, and at one point not as it should. */
export async function openHostileServer(hostility: Hostility) {
  let connections = 0
  const ends: Promise<unknown>[] = []
  const server = createServer(socket => {
    connections += 1
    ends.push(new Promise(resolve => socket.on('close', resolve)))
    let rest = Buffer.alloc(0)
    let sent = 0
    const next = () => {
      sent += 1
      return sent
    }
    socket.on('error', () => {})
    socket.on('data', data => {
      rest = Buffer.concat([rest, data])
      while (rest.length >= 8 && rest.length >= rest.readUInt32LE(4)) {
        const size = rest.readUInt32LE(4)
        const answer = answerTo(rest.subarray(0, size), next, socket)
        rest = rest.subarray(size)
        if (answer && !socket.destroyed) socket.write(answer)
      }
    })
  }).listen(0, LOOPBACK)

  const answerTo = (received: Buffer, next: () => number, socket: Socket): Buffer | undefined => {
    const type = received.subarray(0, 3).toString('latin1')
    if (type === 'HEL') return hostility.acknowledge ? hostility.acknowledge(socket) : acknowledge()
    const request = { ...readRequest(received, type), next }
    if (type === 'OPN') return hostility.open ? hostility.open(request, socket) : opened(request)
    return type === 'MSG' ? hostility.answer?.(request, socket) : undefined
  }

  return {
    port: await portOf(server),
    connections: () => connections,
    /** Settles when no connection is open. */
    idle: () => Promise.all(ends),
    close: closing(server)
  }
}

/** The header of a request without security has fixed places, but for the policy. */
function readRequest(received: Buffer, type: string): Omit<Received, 'next'> {
  const start = type === 'OPN' ? 12 + 4 + received.readInt32LE(12) + 4 + 4 : 16
  const requestId = received.readUInt32LE(start + 4)
  // A node id of four bytes names the type, then come that of the session and the time.
  const session = received.subarray(start + 12, LONGEST_HEADER)
  const sessionBytes = session[0] === 0 ? 2 : 4
  return { type, requestId, requestHandle: session.readUInt32LE(sessionBytes + 8) }
}
