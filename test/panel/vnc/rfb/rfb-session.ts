import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ByteReader, byteReader } from './byte-reader'
import { HEIGHT, PIXEL_FORMAT, type Picture, paint, WIDTH } from './framebuffer'
import { CHALLENGE_BYTES, isResponse } from './vnc-auth'

export type Role = 'view' | 'control'
export type Refusal = 'wrong_version' | 'wrong_password' | 'address_barred' | 'too_many' | 'too_many_failures'

export interface RfbHost {
  name: string
  passwords: Record<Role, string>
  picture(): Picture
  /** Why a viewer from an address cannot be admitted now. */
  refusalOf(address: string): Refusal | undefined
  /** Why a viewer is not admitted with what its password gives, if anything. */
  refusalOfTry(address: string, role: Role | undefined): Refusal | undefined
  onRefused(address: string, refusal: Refusal): void
  /** @returns what is called with each press of the viewer, and when it disconnects. */
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
/** Messages of a client, and the bytes that follow the type of each (RFC 6143, 7.5). */
const MESSAGES = {
  setPixelFormat: { type: 0, bytes: 19 },
  setEncodings: { type: 2, bytes: 3 },
  updateRequest: { type: 3, bytes: 9 },
  keyEvent: { type: 4, bytes: 7 },
  pointerEvent: { type: 5, bytes: 5 },
  cutText: { type: 6, bytes: 7 }
}
const FIRST_BUTTON = 1
const LONGEST_CUT_TEXT = 65_536

const uint16 = (...values: number[]) => Buffer.from(values.flatMap(value => [(value >> 8) & 255, value & 255]))

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const text = (content: string) => Buffer.concat([uint32(Buffer.byteLength(content)), Buffer.from(content)])

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
  const role = await authenticate(socket, reader, host, address)
  if (typeof role !== 'string') return refuse(role.refusal)

  // Whether the viewer wants the screen alone is up to the settings of the panel.
  await reader.read(1)
  socket.write(Buffer.concat([uint16(WIDTH, HEIGHT), PIXEL_FORMAT, text(host.name)]))
  const viewer = host.onJoin({ address, role, close: () => void socket.destroy() })
  try {
    for (;;) await serveMessage(socket, reader, host, viewer.press)
  } finally {
    viewer.leave()
  }
}

async function authenticate(
  socket: Socket,
  reader: ByteReader,
  { passwords, refusalOfTry }: RfbHost,
  address: string
): Promise<Role | { refusal: Refusal }> {
  socket.write(Buffer.from([1, VNC_AUTHENTICATION]))
  const [chosen] = await reader.read(1)
  const challenge = randomBytes(CHALLENGE_BYTES)
  socket.write(challenge)
  const response = await reader.read(CHALLENGE_BYTES)
  const roles = ['control', 'view'] as const
  const isChosen = chosen === VNC_AUTHENTICATION
  const role = isChosen ? roles.find(one => isResponse(response, challenge, passwords[one])) : undefined
  const refusal = refusalOfTry(address, role)
  const isAdmitted = role !== undefined && !refusal
  socket.write(isAdmitted ? uint32(OK) : Buffer.concat([uint32(FAILED), text('Authentication failed')]))
  return isAdmitted ? role : { refusal: refusal ?? 'wrong_password' }
}

/** The format, the encoding and keys are ignored: the screen is always sent as Raw, and has no field to type into. */
async function serveMessage(socket: Socket, reader: ByteReader, host: RfbHost, press: (point: Point) => void) {
  const [type] = await reader.read(1)
  const message = Object.values(MESSAGES).find(known => known.type === type)
  if (!message) throw new Error(`Unknown message ${type}`)
  const content = await reader.read(message.bytes)
  if (message === MESSAGES.setEncodings) await reader.read(content.readUInt16BE(1) * 4)
  else if (message === MESSAGES.updateRequest) socket.write(update(host.picture()))
  else if (message === MESSAGES.pointerEvent && content.readUInt8(0) & FIRST_BUTTON)
    press({ x: content.readUInt16BE(1), y: content.readUInt16BE(3) })
  else if (message === MESSAGES.cutText) await skipCutText(reader, content.readUInt32BE(3))
}

async function skipCutText(reader: ByteReader, length: number): Promise<void> {
  if (length > LONGEST_CUT_TEXT) throw new Error('The text is too long')
  await reader.read(length)
}

/** One rectangle with all of the screen, in the encoding Raw (RFC 6143, 7.7.1). */
function update(picture: Picture): Buffer {
  const head = Buffer.concat([Buffer.from([0, 0]), uint16(1), uint16(0, 0, WIDTH, HEIGHT), uint32(0)])
  return Buffer.concat([head, paint(picture)])
}
