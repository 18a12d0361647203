import type { DeviceClock } from '../../device/device-clock'
import { createHsmsConnection, type HsmsConnection, type Message } from '../hsms/connection'
import { ascii, type Item, list, number } from '../hsms/items'
import type { Wire } from '../hsms/wire'

/** How a host of the factory may misbehave. */
export interface HostFaults {
  /** That it sends, whatever the panel has. */
  deviceId?: number
  /** Opens the connection and leaves it at that. */
  ignoresSelect?: boolean
  /** Primary messages that it does not reply to. */
  silentTo?: readonly string[]
  deniesCommunication?: boolean
  /** Replies to S1F1 with S1F0. */
  refusesOnline?: boolean
}

const TIMERS = { t3_s: 45, t6_s: 5, t7_s: 10, t8_s: 5, linktest_s: 0 }

/** The host of a factory, as small as a panel needs one. */
export function createSecsHost(clock: DeviceClock) {
  let faults: HostFaults = {}
  let wire: Wire | undefined
  let connection: HsmsConnection | undefined
  const received: Message[] = []

  const replies: Record<string, () => [fn: number, item?: Item]> = {
    S1F1: () => (faults.refusesOnline ? [0] : [2, list()]),
    S1F13: () => [14, list(number('B', faults.deniesCommunication ? 1 : 0), list())],
    S5F1: () => [2, number('B', 0)],
    S6F11: () => [12, number('B', 0)]
  }

  const onMessage = (message: Message) => {
    const name = `S${message.stream}F${message.fn}`
    received.push(message)
    const reply = replies[name]
    if (reply && !faults.silentTo?.includes(name)) connection?.reply(message, ...reply())
  }

  const open = (own: Wire, role: 'active' | 'passive') => {
    wire = own
    if (faults.ignoresSelect) return
    const made = createHsmsConnection({
      ...{ wire: own, clock, role, deviceId: faults.deviceId ?? 0, takesAnyDevice: true, timers: TIMERS, onMessage },
      onSelected() {},
      onEnd() {
        if (connection === made) connection = undefined
      }
    })
    connection = made
    made.start()
  }

  return {
    /** Names of the messages that came, the oldest first. */
    received: (): string[] => received.map(({ stream, fn }) => `S${stream}F${fn}`),
    messages: (): readonly Message[] => received,
    connection: () => connection,
    /** The bare connection, for what no well-behaved host sends. */
    wire: () => wire,
    accept: (own: Wire) => open(own, 'passive'),
    dial: (own: Wire) => open(own, 'active'),
    setFaults(next: HostFaults): void {
      faults = next
    },

    /** @throws HsmsFault */
    command: (name: string) => connection?.request(2, 41, list(ascii(name), list())),

    close(): void {
      connection?.close()
      wire?.close()
    }
  }
}
