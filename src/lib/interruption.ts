import type { Message } from './text/message'

/** Things of one kind that a change interrupts. */
export interface InterruptedGroup {
  /** Names the kind, and how many there are. */
  title: Message
  /** The first of them, if not all; `kind` where they differ. */
  things: readonly { name: string; kind?: Message | undefined }[]
  total: number
}

export interface Interruption {
  /** For how long. */
  lasts: Message
  /** Without those of which there is none. */
  groups: readonly InterruptedGroup[]
  /** The kinds of connections that were looked for, and none found: only of these it is known that they are not interrupted. */
  none: readonly Message[]
  /** The user may not see all that is interrupted. */
  isPartial?: boolean
}
