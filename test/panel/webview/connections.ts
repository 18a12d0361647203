import { randomBytes } from 'node:crypto'
import type { DeviceClock } from '../device/device-clock'
import { CLOSE, type Peer, type Sockets } from '../http/sockets'
import { type Connection, isLive } from './connection'
import type { WebViewSettings } from './webview-state'

type End = NonNullable<Connection['ended']>['why']
type Opened = Pick<Connection, 'name' | 'family' | 'username' | 'role' | 'address'>

interface Context {
  clock: DeviceClock
  sockets: Sockets
  settings: () => WebViewSettings
  /** Called when a connection can no longer operate: it has lost its socket, or has ended. */
  onGone: (connection: Connection) => void
  /** Called each second while there are connections. */
  onTick: () => void
  onChange: () => void
}

const TICK_MILLISECONDS = 1000
/** Until a page opens its socket, for the first time or again. */
const JOIN_SECONDS = 15
/** A page sends a message every 2 s; one that is silent has lost its network. */
const SILENT_SECONDS = 6
/** How long it is known why a connection has ended. */
const REMEMBERED_SECONDS = 60

const CLOSE_CODES: Partial<Record<End, number>> = {
  logged_out: CLOSE.signedOut,
  address_barred: CLOSE.addressRefused
}

export type Connections = ReturnType<typeof createConnections>

/** The browsers that show the screen, only in memory, so that a restart ends all of them. */
export function createConnections({ clock, sockets, settings, onGone, onTick, onChange }: Context) {
  let all: Connection[] = []
  let stop: (() => void) | undefined

  const live = () => all.filter(isLive)
  const secondsSince = (reading: number) => (clock.elapsed() - reading) / 1000

  /** Without a code it is as if the network were gone. */
  const disconnect = (connection: Connection, code?: number) => {
    const { peer } = connection
    Object.assign(connection, { peer: undefined, latencyMs: null, framesPerSecond: null })
    connection.lastMessage = clock.elapsed()
    onGone(connection)
    peer?.close(code)
  }

  const end = (connection: Connection, why: End) => {
    if (!isLive(connection)) return
    connection.ended = { why, at: clock.elapsed() }
    disconnect(connection, CLOSE_CODES[why] ?? CLOSE.ended)
    onChange()
  }

  const reasonToEnd = (connection: Connection): End | undefined => {
    const { name: username, family, peer, lastInput, lastMessage } = connection
    const minutes = settings().idle_timeout_minutes
    if (!sockets.isSignedIn({ username, family })) return 'logged_out'
    if (!peer && secondsSince(lastMessage) >= JOIN_SECONDS) return 'lost'
    return minutes > 0 && secondsSince(lastInput) >= minutes * 60 ? 'idle' : undefined
  }

  const tick = () => {
    for (const connection of live()) {
      const why = reasonToEnd(connection)
      if (why) end(connection, why)
      else if (connection.peer && secondsSince(connection.lastMessage) >= SILENT_SECONDS) lose(connection)
    }
    all = all.filter(({ ended }) => !ended || secondsSince(ended.at) < REMEMBERED_SECONDS)
    if (all.length === 0) {
      stop?.()
      stop = undefined
    }
    onTick()
  }

  function lose(connection: Connection) {
    disconnect(connection)
    onChange()
  }

  return {
    live,
    find: (id: string): Connection | undefined => all.find(connection => connection.id === id),
    end,

    endAll(why: End): void {
      for (const connection of live()) end(connection, why)
    },

    open(opened: Opened): Connection {
      const now = clock.elapsed()
      const connection: Connection = {
        ...opened,
        id: `webview-${randomBytes(8).toString('hex')}`,
        since: clock.now(),
        lastInput: now,
        lastMessage: now,
        opened: false,
        peer: undefined,
        latencyMs: null,
        framesPerSecond: null,
        confirmedMachine: undefined,
        notice: null,
        ended: undefined
      }
      all.push(connection)
      stop ??= clock.every(TICK_MILLISECONDS, tick)
      onChange()
      return connection
    },

    /** A page that loads again takes the place of the one before. */
    join(connection: Connection, peer: Peer, address: string): void {
      const before = connection.peer
      Object.assign(connection, { peer, address, opened: true, lastMessage: clock.elapsed() })
      before?.close(CLOSE.ended)
      onChange()
    },

    /** The socket has closed; without another one the connection ends soon. */
    left(connection: Connection, peer: Peer): void {
      if (connection.peer === peer) lose(connection)
    },

    /** Without a word: the panel has lost its power, or its address. */
    dropSockets(): void {
      for (const connection of live()) if (connection.peer) lose(connection)
    },

    forget(): void {
      const peers = all.map(({ peer }) => peer)
      all = []
      stop?.()
      stop = undefined
      for (const peer of peers) peer?.close()
    }
  }
}
