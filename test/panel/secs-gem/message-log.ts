import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { type Frame, kindOf, nameOf, sizeOf, wantsReply } from './hsms/frames'
import { decodeItem } from './hsms/items'
import { messageSml } from './hsms/sml'

type Row = Schemas['SecsGemMessage']

const MOST_MESSAGES = 1000
/** Of a message that a host may make 16 MB long. */
const LONGEST_TEXT = 16_384

export interface MessageFilter {
  direction?: Row['direction']
  text?: string
  newest?: number
  after?: number
}

/** The messages of the last connections; linktests are left out. */
export function createMessageLog(clock: DeviceClock) {
  let rows: Row[] = []
  let newest = 0
  let counts = { sent: 0, received: 0, since: clock.now() }

  return {
    add(direction: Row['direction'], frame: Frame): void {
      const kind = kindOf(frame)
      if (kind === 'linktestReq' || kind === 'linktestRsp') return
      const name = nameOf(frame)
      newest += 1
      counts[direction] += 1
      rows.push({
        ...{ number: newest, time: deviceText(clock.now()), direction, name },
        wants_reply: kind === 'data' && wantsReply(frame),
        device: frame.session,
        system_bytes: frame.system,
        bytes: sizeOf(frame),
        text: shortened(textOf(frame, name))
      })
      rows = rows.slice(-MOST_MESSAGES)
    },

    newest: () => newest,
    counts: () => ({ ...counts, since: deviceText(counts.since) }),
    all: (): readonly Row[] => rows,

    /** The newest first. */
    find({ direction, text = '', newest: last = Infinity, after = 0 }: MessageFilter): Row[] {
      const wanted = text.toLowerCase()
      const isWanted = (row: Row) =>
        row.number > after &&
        row.number <= last &&
        (direction === undefined || row.direction === direction) &&
        row.text.toLowerCase().includes(wanted)
      return rows.filter(isWanted).reverse()
    },

    clear(): void {
      rows = []
    },

    /** Only in memory. */
    restart(): void {
      rows = []
      counts = { sent: 0, received: 0, since: clock.now() }
    }
  }
}

const shortened = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text)

function textOf(frame: Frame, name: string): string {
  if (kindOf(frame) !== 'data') return frame.byte3 === 0 ? name : `${name} ${frame.byte3}`
  try {
    const item = frame.body.length > 0 ? decodeItem(frame.body) : undefined
    return messageSml(name, wantsReply(frame), item)
  } catch (error) {
    return `${name}\n${frame.body.toString('hex')}\n${String(error)}`
  }
}

/** As it is in the exported file. */
export const exportedRow = ({ time, direction, device, system_bytes, bytes, text }: Row): string =>
  `${time} ${direction === 'sent' ? 'panel -> host' : 'host -> panel'} device ${device} system ${system_bytes} ${bytes} bytes\n${text}\n\n`
