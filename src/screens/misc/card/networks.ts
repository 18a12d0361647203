import { parseIpv4 } from '../../../lib/network/ipv4'
import { networkList, parseNetwork } from '../../../lib/network/networks'

/** Networks, or addresses of single hosts. */
export const hostList = (most: number) =>
  networkList(most, 'misc.networks.wrong', text => (parseNetwork(text) ?? parseIpv4(text)) !== undefined)
