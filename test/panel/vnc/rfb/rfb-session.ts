import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ByteReader, byteReader } from './byte-reader'
import { HEIGHT, PIXEL_FORMAT, type Picture, paint, WIDTH } from './framebuffer'
import { CHALLENGE_BYTES, isResponse } from './vnc-auth'

export type Role = 'view' | 'control'
export type Refusal = 'wrong_version' | 'wrong_password' | 'address_barred' | 'too_many'

export interface RfbHost {
  name: string
  passwords: Record<Role, string>
  picture(): Picture
  /** Why a viewer from an address cannot be admitted now. */
  refusalOf(address: string): Refusal | undefined
  onRefused(address: string, refusal: Refusal): void
  /** @returns a function that is called with each press of a viewer who may operate. */
  onJoin(viewer: { address: string; role: Role; close(): void }): { press(point: Point): void; leave(): void }
}

interface Point {
  x: number
  y: number
}

/** RFC 6143, 7.1.1. */
const VERSION = 'RFB 003.008\n'
const VNC_AUTHENTICATION = 2
const OK = 0
const FAILED = 1
const SKIPPED = { format: 19, encodings: 3, key: 7, cut: 7 }
const LONGEST_CUT = 65_536

const word = (...values: number[]) => Buffer.from(values.flatMap(value => [(value >> 8) & 255, value & 255]))

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const text = (content: string) => Buffer.concat([long(Buffer.byteLength(content)), Buffer.from(content)])

/** One connection of a viewer, from its version to its end (RFC 6143). */
export async function serveViewer(socket: Socket, host: RfbHost): Promise<void> {
  const address = (socket.remoteAddress ?? '').replace('::ffff:', '')
  const reader = byteReader(socket)
  const refuse = (refusal: Refusal) => {
    host.onRefused(address, refusal)
    socket.end()
  }
  socket.write(VERSION)
  if ((await reader.read(VERSION.length)).toString('latin1') !== VERSION) return refuse('wrong_version')

  const early = host.refusalOf(address)
  if (early) {
    socket.write(Buffer.concat([Buffer.from([0]), text(early)]))
    return refuse(early)
  }
  const role = await authenticate(socket, reader, host)
  if (!role) return refuse('wrong_password')

  // Whether the viewer wants the screen alone is up to the settings of the panel.
  await reader.read(1)
  socket.write(Buffer.concat([word(WIDTH, HEIGHT), PIXEL_FORMAT, text(host.name)]))
  const viewer = host.onJoin({ address, role, close: () => void socket.destroy() })
  try {
    for (;;) await serveMessage(socket, reader, host, viewer.press)
  } finally {
    viewer.leave()
  }
}

async function authenticate(socket: Socket, reader: ByteReader, { passwords }: RfbHost): Promise<Role | undefined> {
  socket.write(Buffer.from([1, VNC_AUTHENTICATION]))
  const [chosen] = await reader.read(1)
  const challenge = randomBytes(CHALLENGE_BYTES)
  socket.write(challenge)
  const response = await reader.read(CHALLENGE_BYTES)
  const roles = ['control', 'view'] as const
  const role = roles.find(one => isResponse(response, challenge, passwords[one]))
  const isAdmitted = role !== undefined && chosen === VNC_AUTHENTICATION
  socket.write(isAdmitted ? long(OK) : Buffer.concat([long(FAILED), text('Authentication failed')]))
  return isAdmitted ? role : undefined
}

/** RFC 6143, 7.5. */
async function serveMessage(socket: Socket, reader: ByteReader, host: RfbHost, press: (point: Point) => void) {
  const [type] = await reader.read(1)
  if (type === 0) await reader.read(SKIPPED.format)
  else if (type === 2) {
    const head = await reader.read(SKIPPED.encodings)
    await reader.read(head.readUInt16BE(1) * 4)
  } else if (type === 3) {
    await reader.read(9)
    socket.write(update(host.picture()))
  } else if (type === 4) await reader.read(SKIPPED.key)
  else if (type === 5) {
    const event = await reader.read(5)
    if (event.readUInt8(0) & 1) press({ x: event.readUInt16BE(1), y: event.readUInt16BE(3) })
  } else if (type === 6) {
    const length = (await reader.read(SKIPPED.cut)).readUInt32BE(3)
    if (length > LONGEST_CUT) throw new Error('The text is too long')
    await reader.read(length)
  } else throw new Error(`Unknown message ${type}`)
}

/** One rectangle with all of the screen, in the encoding Raw (RFC 6143, 7.7.1). */
function update(picture: Picture): Buffer {
  const head = Buffer.concat([Buffer.from([0, 0]), word(1), word(0, 0, WIDTH, HEIGHT), long(0)])
  return Buffer.concat([head, paint(picture)])
}
