import type { DeviceClock } from '../../device/device-clock'
import { type FaultCode, HsmsFault } from './fault'
import {
  controlFrame,
  createFrameReader,
  dataFrame,
  encodeFrame,
  type Frame,
  kindOf,
  streamOf,
  wantsReply
} from './frames'
import { decodeItem, encodeItem, type Item } from './items'
import { createTransactions } from './transactions'
import type { Wire } from './wire'

export interface Timers {
  t3_s: number
  t6_s: number
  t7_s: number
  t8_s: number
  linktest_s: number
}

export interface Message {
  stream: number
  fn: number
  wantsReply: boolean
  item: Item | undefined
  frame: Frame
}

interface Options {
  wire: Wire
  clock: DeviceClock
  /** Who selects: the side that has opened the connection. */
  role: 'active' | 'passive'
  deviceId: number
  /** Whether messages with another device ID are taken too. */
  takesAnyDevice?: boolean
  timers: Timers
  onFrame?: (direction: 'sent' | 'received', frame: Frame) => void
  onSelected: () => void
  /** A primary message. */
  onMessage: (message: Message) => void
  /** A message that is dropped, or that had no reply: the connection stays. */
  onDropped?: (fault: HsmsFault, frame: Frame) => void
  /** Once; without a fault when this side has closed it. */
  onEnd: (fault: HsmsFault | undefined) => void
}

const CONTROL_NAMES = { selectReq: 'Select.req', linktestReq: 'Linktest.req' }
const SELECTED_ALREADY = 1
const REASONS = { stypeNotSupported: 1, ptypeNotSupported: 2, notSelected: 4 } as const

export type HsmsConnection = ReturnType<typeof createHsmsConnection>

/** A connection of HSMS-SS (SEMI E37.1): select, linktests, transactions and their timeouts. */
export function createHsmsConnection(options: Options) {
  const { wire, clock, role, deviceId, takesAnyDevice, timers, onFrame, onSelected, onMessage, onDropped, onEnd } =
    options
  const transactions = createTransactions(clock)
  let state: 'open' | 'selected' | 'closed' = 'open'
  let cancelT7 = () => {}
  let cancelT8 = () => {}
  let cancelLinktest = () => {}

  const send = (frame: Frame) => {
    if (state === 'closed') return
    onFrame?.('sent', frame)
    wire.send(encodeFrame(frame))
  }

  const end = (fault: HsmsFault | undefined) => {
    if (state === 'closed') return
    state = 'closed'
    for (const cancel of [cancelT7, cancelT8, cancelLinktest]) cancel()
    wire.close()
    transactions.abort(fault ?? new HsmsFault('closed_by_host', 'The connection is closed'))
    onEnd(fault)
  }

  const startT7 = () => {
    const { t7_s } = timers
    const late = new HsmsFault('not_selected', `No Select.req within T7 (${t7_s} s)`)
    cancelT7 = clock.after(t7_s * 1000, () => end(late))
  }

  /** A control transaction, which ends the connection where it fails. */
  const control = (kind: 'selectReq' | 'linktestReq', what: FaultCode, resolve: (response: Frame) => void) => {
    const late = new HsmsFault(what, `No response to ${CONTROL_NAMES[kind]} within T6 (${timers.t6_s} s)`)
    send(controlFrame(kind, transactions.open(timers.t6_s, late, { resolve, reject: end })))
  }

  const scheduleLinktest = () => {
    if (timers.linktest_s === 0 || state !== 'selected') return
    cancelLinktest = clock.after(timers.linktest_s * 1000, () =>
      control('linktestReq', 'linktest_timeout', scheduleLinktest)
    )
  }

  const enterSelected = () => {
    cancelT7()
    state = 'selected'
    scheduleLinktest()
    onSelected()
  }

  const select = () =>
    control('selectReq', 'select_timeout', ({ byte3: status }) => {
      if (status === 0) enterSelected()
      else end(new HsmsFault('select_refused', `Select status ${status}`))
    })

  const onSelectRequest = ({ system }: Frame) => {
    if (state === 'selected') return send(controlFrame('selectRsp', system, SELECTED_ALREADY))
    send(controlFrame('selectRsp', system))
    enterSelected()
  }

  const onDeselectRequest = ({ system }: Frame) => {
    send(controlFrame('deselectRsp', system))
    cancelLinktest()
    state = 'open'
    startT7()
  }

  const reject = ({ system, stype }: Frame, reason: number) => send(controlFrame('rejectReq', system, reason, stype))

  const onData = (frame: Frame) => {
    if (state !== 'selected') return reject(frame, REASONS.notSelected)
    const isReply = frame.byte3 % 2 === 0
    if (frame.session !== deviceId && !takesAnyDevice) {
      const fault = new HsmsFault('device_id_mismatch', `Device ID ${frame.session} instead of ${deviceId}`)
      onDropped?.(fault, frame)
      if (isReply) transactions.fail(frame.system, fault)
    } else if (isReply) transactions.settle(frame)
    else {
      const item = itemOf(frame)
      if (item instanceof HsmsFault) onDropped?.(item, frame)
      else onMessage({ ...{ stream: streamOf(frame), fn: frame.byte3, wantsReply: wantsReply(frame) }, item, frame })
    }
  }

  const onReject = ({ system, byte3 }: Frame) =>
    transactions.fail(system, new HsmsFault('rejected', `Reject.req, reason ${byte3}`))

  const onFrameReceived = (frame: Frame) => {
    if (state === 'closed') return
    onFrame?.('received', frame)
    const kind = kindOf(frame)
    if (frame.ptype !== 0) reject({ ...frame, stype: frame.ptype }, REASONS.ptypeNotSupported)
    else if (kind === 'data') onData(frame)
    else if (kind === 'selectReq') onSelectRequest(frame)
    else if (kind === 'deselectReq') onDeselectRequest(frame)
    else if (kind === 'linktestReq') send(controlFrame('linktestRsp', frame.system))
    else if (kind === 'rejectReq') onReject(frame)
    else if (kind === 'separateReq') end(new HsmsFault('closed_by_host', 'Separate.req'))
    else if (kind === undefined) reject(frame, REASONS.stypeNotSupported)
    else transactions.settle(frame)
  }

  const reader = createFrameReader(onFrameReceived)
  wire.onData(bytes => {
    cancelT8()
    try {
      reader.push(bytes)
    } catch (error) {
      end(new HsmsFault('invalid_message', String(error)))
    }
    const late = new HsmsFault('incomplete_message', `A gap of more than T8 (${timers.t8_s} s) within a message`)
    if (reader.isPartial() && state !== 'closed') cancelT8 = clock.after(timers.t8_s * 1000, () => end(late))
  })
  wire.onClose(() => end(new HsmsFault('closed_by_host', 'The other side has closed the connection')))

  return {
    peer: wire.peer,
    isSelected: () => state === 'selected',

    /** Selects, or waits to be selected. */
    start(): void {
      if (role === 'active') select()
      else startT7()
    },

    /** The reply to a primary message. After T3 the transaction is aborted, and the connection kept. @throws HsmsFault */
    async request(stream: number, fn: number, item?: Item): Promise<Message> {
      if (state !== 'selected') throw new HsmsFault('closed_by_host', 'The connection is not selected')
      const late = new HsmsFault('reply_timeout', `No reply to S${stream}F${fn} within T3 (${timers.t3_s} s)`)
      const frame = await new Promise<Frame>((resolve, reject) => {
        const failed = (fault: HsmsFault) => {
          if (fault === late) onDropped?.(late, request)
          reject(fault)
        }
        const system = transactions.open(timers.t3_s, late, { resolve, reject: failed })
        const request = dataFrame(deviceId, { stream, fn, wants: true }, system, item && encodeItem(item))
        send(request)
      })
      const content = itemOf(frame)
      if (content instanceof HsmsFault) throw content
      return { ...{ stream: streamOf(frame), fn: frame.byte3, wantsReply: false }, item: content, frame }
    },

    notify(stream: number, fn: number, item: Item): void {
      send(dataFrame(deviceId, { stream, fn }, transactions.nextSystem(), encodeItem(item)))
    },

    /** A reply that is not wanted is not sent. */
    reply({ frame }: Message, fn: number, item?: Item): void {
      if (!wantsReply(frame)) return
      send(dataFrame(deviceId, { stream: streamOf(frame), fn }, frame.system, item && encodeItem(item)))
    },

    close(): void {
      if (state === 'selected') send(controlFrame('separateReq', transactions.nextSystem()))
      end(undefined)
    }
  }
}

function itemOf({ body }: Frame): Item | undefined | HsmsFault {
  try {
    return body.length > 0 ? decodeItem(body) : undefined
  } catch (error) {
    return new HsmsFault('invalid_message', String(error))
  }
}
