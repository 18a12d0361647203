import type { DeviceClock } from './device/device-clock'
import type { Secrets } from './http/secrets'
import type { TokenRules } from './http/sessions'

/** What the panel keeps, also over a restart; each slice adds what its seeds make. */
// biome-ignore lint/suspicious/noEmptyInterface: slices add to it
export interface PanelState {}

/** What services and handlers begin with. */
export interface Given {
  state: PanelState
  clock: DeviceClock
  /** What the contract marks as secret. */
  secrets: Secrets
  tokens: TokenRules
}

/** What handlers work with; each slice adds its services. */
export interface Services extends Given {}

/** What a slice is at the wall-clock time `now` in the two panels that all seeds are made of. */
export interface Seed<Slice> {
  /** As it comes out of its box. */
  factoryNew(now: number): Slice
  /** A bottling line in its daily work. */
  runningPlant(now: number): Slice
}

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer Both) => void
  ? Both
  : never

export type StateOf<Seeds> = Together<
  { [K in keyof Seeds]: Seeds[K] extends Seed<infer Slice> ? Slice : never }[keyof Seeds]
>
