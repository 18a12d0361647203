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

export type Connection = { status: 401 | 403 } | { status: 101; leave(): void }

const INTERVAL = 1000

export type TimeSockets = ReturnType<typeof createTimeSockets>

/** The sockets that send the panel's time each second. */
export function createTimeSockets(clock: DeviceClock, sessions: Sessions) {
  const peers = new Map<Peer, string>()
  let silent = false
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

  return {
    connect({ cookie, origin, host }: Upgrade, peer: Peer): Connection {
      if (hostOf(origin) !== host) return { status: 403 }
      const token = tokenIn(cookie)
      if (!token || typeof sessions.find(token) === 'string') return { status: 401 }
      if (peers.size === 0) stop = clock.every(INTERVAL, tick)
      peers.set(peer, token)
      sendTime(peer)
      return { status: 101, leave: () => leave(peer) }
    },

    count: () => peers.size,

    silence(on: boolean): void {
      silent = on
    },

    dropAll(): void {
      for (const peer of [...peers.keys()]) drop(peer)
    }
  }
}

export function tokenIn(cookie: string): string | undefined {
  const value = /(?:^|;\s*)ihmi_user_token=([^;]*)/.exec(cookie)?.[1]
  return value && decodeURIComponent(value)
}

export function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
