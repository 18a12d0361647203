import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Session } from './sessions'
import type { Joined, Peer, Sockets, Upgrade } from './sockets'

const INTERVAL = 1000
const FLOOD_INTERVAL = 2
const FINDINGS = 'findings'
const LOOK_MS = 500

export type TimeSockets = ReturnType<typeof createTimeSockets>

/** The sockets that send the panel's time each second, and report that what is wrong now has changed for their user. */
export function createTimeSockets(clock: DeviceClock, sockets: Sockets, findingsFor: (session: Session) => string) {
  const peers = new Map<Peer, { session: Session; findings: string }>()
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

  const report = (peer: Peer, session: Session) => {
    const findings = findingsFor(session)
    if (silent || findings === peers.get(peer)?.findings) return
    peers.set(peer, { session, findings })
    peer.send(FINDINGS)
  }

  const tick = () => {
    for (const peer of peers.keys()) sendTime(peer)
  }

  const look = () => {
    for (const [peer, { session }] of peers) report(peer, session)
  }

  const start = () => {
    stop()
    if (peers.size === 0) return
    const stopTicking = clock.every(interval, tick)
    // In real time, as a test may advance the clock by days at once.
    const looking = setInterval(look, LOOK_MS)
    looking.unref?.()
    stop = () => {
      stopTicking()
      clearInterval(looking)
    }
  }

  return {
    connect(upgrade: Upgrade, peer: Peer): Joined {
      if (refused) return { status: 503 }
      return sockets.open(upgrade, peer, (session, opened) => {
        peers.set(opened, { session, findings: '' })
        if (peers.size === 1) start()
        sendTime(opened)
        report(opened, session)
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
      for (const peer of [...peers.keys()]) peer.close()
    }
  }
}
