import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import type { Network } from '../network/network'
import { onLoopback } from '../network/plant-network'
import type { PanelState } from '../state'
import type { MiscEngine } from './engine'
import { createListener, type Listener } from './listener'
import { MDNS_PORT, portOwner, SEARCH_PORT } from './ports'
import { runTest, type TestResult } from './server-test'
import { listenerStatus, offStatus } from './services'
import type { WebServer } from './web-server'

type Status = Schemas['MiscServiceState']

interface Context {
  clock: DeviceClock
  state: PanelState
  network: Network
  web: WebServer
  engine: () => MiscEngine
}

/** How PCs and the engineering software find the panel. */
export function createNameServices({ clock, state, network, web, engine }: Context) {
  const ownerOf = (port: number) => portOwner(state, 'discovery', 'udp', port)
  const own = () => ({
    name: state.hmiName,
    hostname: state.versions.hostname,
    address: onLoopback(network.host())
  })
  const names = createListener({
    clock,
    isWanted: () => state.misc.discovery.mdns,
    takenBy: () => ownerOf(MDNS_PORT),
    start: to => engine().startNames({ ...to, announcement: () => ({ ...own(), port: web.port() }) })
  })
  const search = createListener({
    clock,
    isWanted: () => state.misc.discovery.vendor,
    takenBy: () => ownerOf(SEARCH_PORT),
    start: to => engine().startSearch({ ...to, facts: () => ({ ...own(), model: state.specification.model ?? 'HMI' }) })
  })

  const restart = async () => void (await Promise.all([names.restart(), search.restart()]))
  const stop = async () => void (await Promise.all([names.stop(), search.stop()]))
  network.onMove(() => void names.restart())

  const shown = (listener: Listener, port: number) =>
    listenerStatus('discovery', listener, { port, takenBy: ownerOf(port) })

  return {
    restart,
    stop,
    searchPort: () => search.port(),

    /** Of the one that does not run, if there is one. */
    status(): Status {
      const on = [shown(names, MDNS_PORT), shown(search, SEARCH_PORT)].filter(({ state }) => state !== 'off')
      const first = on.find(({ state }) => state !== 'running') ?? on[0]
      return first ? { ...first, users: on.flatMap(({ users }) => users) } : offStatus('discovery')
    },

    /** Queries the network for its own name. Undefined if it is not announced. */
    async test(): Promise<TestResult | undefined> {
      if (names.port() === undefined) return undefined
      return runTest(['request', 'response'], async steps => ({
        detail: `${state.versions.hostname}.local: ${await engine().findName(state.versions.hostname, steps)}`
      }))
    }
  }
}
