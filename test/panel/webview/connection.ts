import type { Schemas } from '../../../src/api/generated/schema'
import type { Session } from '../http/sessions'
import type { Peer } from '../http/sockets'

type Schema = Schemas['WebViewConnection']

/** A browser that shows the screen. */
export interface Connection {
  id: string
  /** Of the account of the console. */
  name: string
  /** The sign-in that opened it; tokens of it let the page in. */
  family: Session['family']
  /** Of the user of WebView. */
  username: string
  role: Schema['role']
  address: string
  /** Wall-clock milliseconds. */
  since: number
  /** Reading of `clock.elapsed()` at the last input. */
  lastInput: number
  /** Reading of `clock.elapsed()` at the last message of its page, or at which its page is waited for. */
  lastMessage: number
  /** Whether its page has ever opened its socket. */
  opened: boolean
  peer: Peer | undefined
  latencyMs: number | null
  framesPerSecond: number | null
  /** The machine at which nobody is in danger, as its user has confirmed. */
  confirmedMachine: string | undefined
  notice: Schema['notice']
  ended: { why: NonNullable<Schema['ended']>; at: number } | undefined
}

export const isLive = ({ ended }: Connection): boolean => ended === undefined
