import type { Schemas } from '../../../src/api/generated/schema'
import type { Item } from './hsms/items'

export type SecsGemSettings = Schemas['SecsGemSettings']
export type Control = Schemas['SecsGemControl']

/** A primary message that waits to be sent. */
export interface Spooled {
  number: number
  time: number
  stream: number
  fn: number
  item: Item
}

export interface SecsGemState {
  settings: SecsGemSettings
  control: Control
  /** Who has taken the equipment offline: what the operator did the host cannot undo. */
  offlineBy: 'operator' | 'host'
  spool: Spooled[]
  /** The number of the newest message that was ever spooled. */
  spoolNewest: number
  spoolLimit: number
  /** Messages that did not fit into the spool since it was last empty. */
  lost: number
}

export interface SecsGemSlice {
  secsGem: SecsGemState
  /** Ports of this machine where hosts of the factory really listen, by their address, such as `10.20.4.15:5000`. */
  secsHosts: Record<string, number>
}
