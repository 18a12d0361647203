import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Joined, Peer, Sockets, Upgrade } from './sockets'

const INTERVAL = 1000
const FLOOD_INTERVAL = 2

export type TimeSockets = ReturnType<typeof createTimeSockets>

/** The sockets that send the panel's time each second. */
export function createTimeSockets(clock: DeviceClock, sockets: Sockets) {
  const peers = new Set<Peer>()
  let silent = false
  let refused = false
  let interval = INTERVAL
  let stop = () => {}

  const leave = (peer: Peer) => {
    peers.delete(peer)
    if (peers.size === 0) stop()
  }

  const sendTime = (peer: Peer) => {
    if (!silent) peer.send(deviceText(clock.now()))
  }

  const tick = () => {
    for (const peer of peers) sendTime(peer)
  }

  const start = () => {
    stop()
    stop = peers.size > 0 ? clock.every(interval, tick) : () => {}
  }

  return {
    connect(upgrade: Upgrade, peer: Peer): Joined {
      if (refused) return { status: 503 }
      return sockets.open(upgrade, peer, (_, opened) => {
        peers.add(opened)
        if (peers.size === 1) start()
        sendTime(opened)
        return { leave: () => leave(opened) }
      })
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
      for (const peer of [...peers]) peer.close()
    }
  }
}
