import type { DeviceClock } from '../device/device-clock'
import type { PanelState } from '../state'
import type { HsmsConnection, Message } from './hsms/connection'
import { asFault, HsmsFault } from './hsms/fault'
import { type Frame, headerOf } from './hsms/frames'
import { ascii, type Item, list, number } from './hsms/items'
import type { Link } from './link'
import { controlItem } from './reports'
import { createRequests } from './requests'
import type { Control, Spooled } from './secs-gem-state'
import { createSpool } from './spool'

interface Options {
  clock: DeviceClock
  state: PanelState
  link: Pick<Link, 'connection'>
  onFault: (fault: HsmsFault) => void
  /** Of a transaction. */
  onSuccess: () => void
  silence: () => void
}

type ControlRefusal = 'not_connected' | 'host_refused' | 'reply_timeout'

const LONGEST_NAME = 20
/** Functions of stream 9 that report a dropped message. */
const ERRORS: Partial<Record<HsmsFault['code'], number>> = {
  device_id_mismatch: 1,
  invalid_message: 7,
  reply_timeout: 9
}

export type Equipment = ReturnType<typeof createEquipment>

/** The equipment's side of GEM (SEMI E30): communication and control states, reports and their spool. */
export function createEquipment({ clock, state, link, onFault, onSuccess, silence }: Options) {
  const { secsGem } = state
  let isCommunicating = false

  const spool = createSpool(clock, secsGem, () =>
    onFault(new HsmsFault('spool_full', `${secsGem.spoolLimit} messages are spooled`))
  )
  const isOnline = () => secsGem.control !== 'offline'
  const identity = (): Item =>
    list(
      ascii((state.specification.model ?? '').slice(0, LONGEST_NAME)),
      ascii(state.versions.web.slice(0, LONGEST_NAME))
    )

  /** @throws HsmsFault */
  const request = async (stream: number, fn: number, item?: Item): Promise<Message> => {
    const connection = link.connection()
    if (!connection?.isSelected()) throw new HsmsFault('closed_by_host', 'There is no connection')
    try {
      const reply = await connection.request(stream, fn, item)
      // The connection may have ended right after the reply, which is newer.
      if (link.connection() === connection) onSuccess()
      return reply
    } catch (error) {
      const fault = asFault(error)
      onFault(fault)
      throw fault
    }
  }

  const deliver = async ({ stream, fn, item }: Pick<Spooled, 'stream' | 'fn' | 'item'>) => {
    await request(stream, fn, item)
  }

  /** To the host, or into the spool; while the equipment is offline nothing is reported. */
  const report = (stream: number, fn: number, item: Item) => {
    if (!isOnline()) return
    const message = { stream, fn, item }
    if (isCommunicating) deliver(message).catch(() => spool.add(message))
    else spool.add(message)
  }

  const enterControl = (next: Control, offlineBy: 'operator' | 'host' = 'operator') => {
    if (next === secsGem.control) return
    // The host is notified of the way offline too.
    if (next === 'offline') report(6, 11, controlItem(next))
    Object.assign(secsGem, { control: next, offlineBy })
    if (next !== 'offline') report(6, 11, controlItem(next))
  }

  const sendSpool = () => spool.send(deliver)

  const onMessage = createRequests({
    ...{ clock, secsGem, identity, isOnline, enterControl, silence, sendSpool, purge: spool.purge },
    onEstablished: () => {
      isCommunicating = true
    }
  })

  /** S1F13. @throws HsmsFault */
  const establish = async (): Promise<void> => {
    const reply = await request(1, 13, identity())
    const accepted = acknowledgeOf(reply)
    isCommunicating = accepted === 0 && link.connection()?.isSelected() === true
    if (accepted === 0) return
    const denied = new HsmsFault('communication_denied', `COMMACK ${accepted ?? 'missing'} in S1F14`)
    onFault(denied)
    throw denied
  }

  return {
    isCommunicating: () => isCommunicating,
    report,
    establish,
    sendSpool,
    purge: spool.purge,
    onSelected: () => void establish().catch(() => {}),
    onEnd: () => {
      isCommunicating = false
    },

    onMessage(message: Message): void {
      const connection = link.connection()
      if (connection) onMessage(connection, message)
    },

    /** Reports a message that is dropped in stream 9. */
    onDropped(connection: HsmsConnection | undefined, fault: HsmsFault, frame: Frame): void {
      const fn = ERRORS[fault.code]
      if (fn) connection?.notify(9, fn, number('B', ...headerOf(frame)))
    },

    /** Changes the control state for the operator. @returns why that is refused */
    async setControl(next: Control): Promise<ControlRefusal | undefined> {
      if (isOnline() || next === 'offline') return void enterControl(next)
      try {
        const reply = await request(1, 1)
        if (reply.fn === 0) return 'host_refused'
        return void enterControl(next)
      } catch (error) {
        return asFault(error).code === 'reply_timeout' ? 'reply_timeout' : 'not_connected'
      }
    }
  }
}

/** COMMACK: the first item of S1F14. */
function acknowledgeOf({ item }: Message): number | undefined {
  const first = item?.format === 'L' ? item.items[0] : undefined
  return first?.format === 'B' ? first.values[0] : undefined
}
