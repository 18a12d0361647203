import type { ManualClock } from '../panel/device/device-clock'
import type { Panel } from '../panel/panel'
import { HOST, HOST_PORT } from '../panel/secs-gem/host/factory-host'
import { createSecsHost, type HostFaults } from '../panel/secs-gem/host/secs-host'
import { type Wire, wirePair } from '../panel/secs-gem/hsms/wire'

const ADDRESS = `${HOST}:${HOST_PORT}`

/** Connects a panel with a host in the memory of the test, without a socket. */
export async function withHost(panel: Panel<ManualClock>, faults: HostFaults = {}) {
  const host = createSecsHost(panel.clock)
  host.setFaults(faults)
  panel.state.secsHosts[ADDRESS] = HOST_PORT
  let accept: ((wire: Wire) => void) | undefined
  panel.secsGem.attach({
    async dial(_, peer) {
      const [own, other] = wirePair(peer)
      host.accept(other)
      return own
    },
    async listen(_, onWire) {
      accept = onWire
      return () => {
        accept = undefined
      }
    }
  })
  await panel.clock.advance(0)

  return {
    ...host,
    /** Delivers the messages that were sent; no time passes. */
    settle: () => panel.clock.advance(0),
    /** Connects to a panel that waits for it. */
    async connect(): Promise<void> {
      const [own, other] = wirePair(ADDRESS)
      accept?.(other)
      host.dial(own)
      await panel.clock.advance(0)
    },
    turnOff(): void {
      delete panel.state.secsHosts[ADDRESS]
      host.close()
    },
    turnOn(): void {
      panel.state.secsHosts[ADDRESS] = HOST_PORT
    }
  }
}
