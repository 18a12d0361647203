import type { Ethernet, EthernetPort } from '../../api/ethernet'
import { validateField } from '../../lib/form/validate-field'
import { parseIpv4, parseMask, sameSubnet } from '../../lib/network/ipv4'
import { PORT, type PortValues } from './port-settings'

/** Whether the user's machine still reaches the panel; 'routed' if that depends on routers between them. */
export type Reach = 'same' | 'lease' | 'reaches' | 'routed' | 'cut-off'

type Live = Pick<EthernetPort, 'id' | 'address' | 'mask'>

/** Undefined if this browser does not reach the panel through this port, or the new address is invalid. */
export function reachAfter(caller: Ethernet['caller'], live: Live, values: PortValues): Reach | undefined {
  if (caller.port !== live.id) return
  if (values.method === 'dhcp') return 'lease'
  if (validateField(PORT.rules.address, values.address, values)) return
  const next = parseIpv4(values.address)
  const prefix = parseMask(values.mask)
  const callerAddress = parseIpv4(caller.address ?? '')
  if (next === undefined || prefix === undefined) return
  if (values.address === live.address) return 'same'
  if (callerAddress === undefined) return 'routed'
  if (sameSubnet(callerAddress, next, prefix)) return 'reaches'
  return isNeighbour(callerAddress, live) ? 'cut-off' : 'routed'
}

function isNeighbour(callerAddress: number, { address, mask }: Live): boolean {
  const own = parseIpv4(address ?? '')
  const prefix = parseMask(mask ?? '')
  return own !== undefined && prefix !== undefined && sameSubnet(callerAddress, own, prefix)
}
