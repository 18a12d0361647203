import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Sessions } from './sessions'

/** The other end of a socket. */
export interface Peer {
  send(text: string): void
  close(): void
}

export interface Upgrade {
  cookie: string
  origin: string
  host: string
}

export type Connection = { status: 401 | 403 | 503 } | { status: 101; leave(): void }

const INTERVAL = 1000
const FLOOD_INTERVAL = 2

/** The sockets that send the panel's time each second. */
export function createTimeSockets(clock: DeviceClock, sessions: Sessions) {
  const peers = new Map<Peer, string>()
  let silent = false
  let refused = false
  let interval = INTERVAL
  let stop = () => {}

  const leave = (peer: Peer) => {
    peers.delete(peer)
    if (peers.size === 0) stop()
  }

  const drop = (peer: Peer) => {
    leave(peer)
    peer.close()
  }

  const sendTime = (peer: Peer) => {
    if (!silent) peer.send(deviceText(clock.now()))
  }

  const tick = () => {
    for (const [peer, token] of peers) {
      if (sessions.find(token) === 'ended') drop(peer)
      else sendTime(peer)
    }
  }

  const start = () => {
    stop()
    stop = peers.size > 0 ? clock.every(interval, tick) : () => {}
  }

  return {
    connect({ cookie, origin, host }: Upgrade, peer: Peer): Connection {
      if (refused) return { status: 503 }
      if (hostOf(origin) !== host) return { status: 403 }
      const token = tokenIn(cookie)
      if (!token || typeof sessions.find(token) === 'string') return { status: 401 }
      peers.set(peer, token)
      if (peers.size === 1) start()
      sendTime(peer)
      return { status: 101, leave: () => leave(peer) }
    },

    count: () => peers.size,

    silence(on: boolean): void {
      silent = on
    },

    refuse(on: boolean): void {
      refused = on
    },

    flood(on: boolean): void {
      const before = interval
      interval = on ? FLOOD_INTERVAL : INTERVAL
      if (interval !== before) start()
    },

    dropAll(): void {
      for (const peer of [...peers.keys()]) drop(peer)
    }
  }
}

export function tokenIn(cookie: string): string | undefined {
  const value = /(?:^|;\s*)ihmi_user_token=([^;]*)/.exec(cookie)?.[1]
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // Not one of ours.
    return undefined
  }
}

export function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
