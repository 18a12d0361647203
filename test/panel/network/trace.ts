import type { Schemas } from '../../../src/api/generated/schema'
import type { Network } from './network'

type Hop = Schemas['TraceHop']

const SILENT_HOPS = 3
const SILENCE: Hop = { address: null, milliseconds: null }

/** The way to an address: the routers and the device, as far as they respond. */
export function traceTo(network: Network, address: string): Schemas['TraceResult'] {
  const hopAt = (hop: string): Hop => {
    const found = network.reach(hop)
    return found && !found.quiet ? { address: hop, milliseconds: found.milliseconds } : SILENCE
  }
  const router = network.routerTo(address)
  const way = network.reach(address)?.via ?? (router ? [router] : [])
  const hops = [...way, address].map(hopAt)
  const reached = hops[hops.length - 1]?.address === address
  if (reached) return { address, reached, hops }
  const answered = hops.slice(0, hops.map(hop => hop !== SILENCE).lastIndexOf(true) + 1)
  return { address, reached, hops: [...answered, ...Array<Hop>(SILENT_HOPS).fill(SILENCE)] }
}
