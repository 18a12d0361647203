/** A message of HSMS (SEMI E37): the header's fields and the body. */
export interface Frame {
  session: number
  /** In data messages the W-bit and the stream. */
  byte2: number
  /** In data messages the function; in responses the status; in Reject.req the reason. */
  byte3: number
  ptype: number
  stype: number
  system: number
  body: Buffer
}

const STYPES = {
  ...{ data: 0, selectReq: 1, selectRsp: 2, deselectReq: 3, deselectRsp: 4 },
  ...{ linktestReq: 5, linktestRsp: 6, rejectReq: 7, separateReq: 9 }
} as const

export type ControlKind = Exclude<keyof typeof STYPES, 'data'>

const HEADER_BYTES = 10
const LENGTH_BYTES = 4
const LARGEST_BYTES = 16 * 1024 * 1024
/** Of control messages. */
const NO_SESSION = 0xffff
const W_BIT = 0x80

const NAMES: Record<ControlKind, string> = {
  ...{ selectReq: 'Select.req', selectRsp: 'Select.rsp', deselectReq: 'Deselect.req', deselectRsp: 'Deselect.rsp' },
  ...{ linktestReq: 'Linktest.req', linktestRsp: 'Linktest.rsp' },
  ...{ rejectReq: 'Reject.req', separateReq: 'Separate.req' }
}

export const wantsReply = ({ byte2 }: Frame): boolean => (byte2 & W_BIT) !== 0
export const streamOf = ({ byte2 }: Frame): number => byte2 & ~W_BIT
export const sizeOf = ({ body }: Frame): number => HEADER_BYTES + body.length

export function kindOf({ stype }: Pick<Frame, 'stype'>): keyof typeof STYPES | undefined {
  const found = Object.entries(STYPES).find(([, code]) => code === stype)
  // The keys of STYPES are the kinds.
  return found?.[0] as keyof typeof STYPES | undefined
}

/** `S1F13`, or `Select.req` of a control message. */
export function nameOf(frame: Frame): string {
  const kind = kindOf(frame)
  if (kind === 'data') return `S${streamOf(frame)}F${frame.byte3}`
  return kind ? NAMES[kind] : `SType ${frame.stype}`
}

export const dataFrame = (
  session: number,
  { stream, fn, wants = false }: { stream: number; fn: number; wants?: boolean },
  system: number,
  body: Buffer = Buffer.alloc(0)
): Frame => ({ session, byte2: stream | (wants ? W_BIT : 0), byte3: fn, ptype: 0, stype: STYPES.data, system, body })

export const controlFrame = (kind: ControlKind, system: number, status = 0, byte2 = 0): Frame => ({
  ...{ session: NO_SESSION, byte2, byte3: status, ptype: 0 },
  ...{ stype: STYPES[kind], system, body: Buffer.alloc(0) }
})

export const headerOf = ({ session, byte2, byte3, ptype, stype, system }: Frame): Buffer => {
  const bytes = Buffer.from([0, 0, byte2, byte3, ptype, stype, 0, 0, 0, 0])
  bytes.writeUInt16BE(session, 0)
  bytes.writeUInt32BE(system, 6)
  return bytes
}

export function encodeFrame(frame: Frame): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(sizeOf(frame))
  return Buffer.concat([length, headerOf(frame), frame.body])
}

const decodeFrame = (bytes: Buffer): Frame => ({
  session: bytes.readUInt16BE(0),
  byte2: bytes.readUInt8(2),
  byte3: bytes.readUInt8(3),
  ptype: bytes.readUInt8(4),
  stype: bytes.readUInt8(5),
  system: bytes.readUInt32BE(6),
  body: bytes.subarray(HEADER_BYTES)
})

/** Frames from the bytes of a connection, in whatever pieces they come. */
export function createFrameReader(onFrame: (frame: Frame) => void) {
  /** Joined once they are enough: to join a long message with each of its pieces would take minutes. */
  let pieces: Buffer[] = []
  let present = 0
  let needed = LENGTH_BYTES

  return {
    /** Whether the end of a message is missing. */
    isPartial: () => present > 0,

    /** @throws RangeError for a length that no message has. */
    push(more: Buffer): void {
      pieces.push(more)
      present += more.length
      while (present >= needed) {
        const bytes = Buffer.concat(pieces)
        const length = bytes.readUInt32BE(0)
        if (length < HEADER_BYTES || length > LARGEST_BYTES) throw new RangeError(`A message of ${length} bytes`)
        pieces = [bytes]
        needed = LENGTH_BYTES + length
        if (present < needed) return
        const frame = decodeFrame(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length))
        pieces = [bytes.subarray(needed)]
        present -= needed
        needed = LENGTH_BYTES
        onFrame(frame)
      }
    }
  }
}
