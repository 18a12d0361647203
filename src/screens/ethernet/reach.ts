import type { Ethernet, EthernetPort } from '../../api/ethernet'
import { parseIpv4, parseMask, sameSubnet } from '../../lib/network/ipv4'
import type { PortValues } from './port-settings'

/** Whether the user's machine can go on: 'routed' where something between them decides that. */
export type Reach = 'same' | 'lease' | 'reaches' | 'routed' | 'cut-off'

type Live = Pick<EthernetPort, 'id' | 'address' | 'mask'>

/** What becomes of this browser's way to the panel; undefined where it does not lead through this port. */
export function reachAfter(caller: Ethernet['caller'], live: Live, values: PortValues): Reach | undefined {
  if (caller.port !== live.id) return
  if (values.mode === 'dhcp') return 'lease'
  const next = parseIpv4(values.address)
  const prefix = parseMask(values.mask)
  const from = parseIpv4(caller.address ?? '')
  if (next === undefined || prefix === undefined) return
  if (values.address === live.address) return 'same'
  if (from === undefined) return 'routed'
  if (sameSubnet(from, next, prefix)) return 'reaches'
  return isNeighbour(from, live) ? 'cut-off' : 'routed'
}

function isNeighbour(from: number, { address, mask }: Live): boolean {
  const own = parseIpv4(address ?? '')
  const prefix = parseMask(mask ?? '')
  return own !== undefined && prefix !== undefined && sameSubnet(from, own, prefix)
}
