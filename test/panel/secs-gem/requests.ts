import type { DeviceClock } from '../device/device-clock'
import { isoText } from '../device/device-text'
import type { HsmsConnection, Message } from './hsms/connection'
import { headerOf } from './hsms/frames'
import { ascii, type Item, list, number } from './hsms/items'
import type { Control, SecsGemState } from './secs-gem-state'

interface Options {
  clock: DeviceClock
  secsGem: SecsGemState
  identity: () => Item
  isOnline: () => boolean
  enterControl: (next: Control, by: 'host') => void
  onEstablished: () => void
  silence: () => void
  sendSpool: () => Promise<void>
  purge: () => void
}

/** HCACK of S2F42. */
const HCACK = { done: 0, unknown: 1, cannotNow: 2 } as const
const TRANSMIT = 0

const acknowledge = (value: number) => number('B', value)

/** Requests of the host, by stream and function: the reply's item, or that the transaction is aborted. */
export function createRequests(options: Options) {
  const { clock, secsGem, identity, isOnline, enterControl, onEstablished, silence, sendSpool, purge } = options

  const goOnline = (): number => {
    if (isOnline()) return 2
    if (secsGem.offlineBy === 'operator') return 1
    enterControl('online_remote', 'host')
    return 0
  }

  /** In local control the host may only read. */
  const command = ({ item }: Message): number => {
    const [name] = item?.format === 'L' ? item.items : []
    if (name?.format !== 'A' || name.text !== 'SILENCE') return HCACK.unknown
    if (secsGem.control !== 'online_remote') return HCACK.cannotNow
    silence()
    return HCACK.done
  }

  const spool = ({ item }: Message): number => {
    const code = item?.format === 'U1' ? item.values[0] : undefined
    if (code === TRANSMIT) void sendSpool().catch(() => {})
    else purge()
    return 0
  }

  /** The only ones that an offline equipment responds to. */
  const always: Record<string, (message: Message) => Item> = {
    S1F13() {
      onEstablished()
      return list(acknowledge(0), identity())
    },
    S1F17: () => acknowledge(goOnline())
  }

  const online: Record<string, (message: Message) => Item> = {
    S1F1: identity,
    S1F15() {
      enterControl('offline', 'host')
      return acknowledge(0)
    },
    S2F17: () => ascii(`${isoText(clock.now()).replace(/\D/g, '')}00`),
    S2F41: message => list(acknowledge(command(message)), list()),
    S6F23: message => acknowledge(spool(message))
  }

  const isKnown = (stream: number) => Object.keys({ ...always, ...online }).some(name => name.startsWith(`S${stream}F`))

  return (connection: HsmsConnection, message: Message): void => {
    const { stream, fn } = message
    const name = `S${stream}F${fn}`
    const handle = always[name] ?? (isOnline() ? online[name] : undefined)
    if (handle) connection.reply(message, fn + 1, handle(message))
    else if (!isOnline()) connection.reply(message, 0)
    // Of stream 9 nothing is reported in stream 9 again.
    else if (stream !== 9) connection.notify(9, isKnown(stream) ? 5 : 3, number('B', ...headerOf(message.frame)))
  }
}
