import { webViewSettingsUpdate } from '../../api/generated/limits/webview'
import type { Rule } from '../../lib/form/rules'
import { formatIpv4, networkOf, parseIpv4, sameSubnet } from '../../lib/network/ipv4'
import { networkList, networksIn, parseNetwork } from '../../lib/network/networks'

const isList = networkList(webViewSettingsUpdate.networks[1], 'webviewSetting.networks.shape')

/** A list of networks in CIDR notation, such as `192.168.10.0/24`. */
export const networkRules: readonly Rule<unknown>[] = [
  isList,
  text => {
    const networks = networksIn(text)
    return new Set(networks).size < networks.length ? 'webviewSetting.networks.duplicate' : undefined
  }
]

/** Whether the rule would bar an address; never for one that is not known. */
export function bars(rule: 'any' | 'allow' | 'deny', text: string, address: string): boolean {
  const own = parseIpv4(address.replace(/^::ffff:/, ''))
  if (rule === 'any' || own === undefined) return false
  const isListed = networksIn(text).some(network => {
    const parsed = parseNetwork(network)
    return parsed !== undefined && sameSubnet(parsed.address, own, parsed.prefix)
  })
  return isListed !== (rule === 'allow')
}

/** The network of an address with the usual mask, as an example. */
export function usualNetwork(address: string): string {
  const own = parseIpv4(address.replace(/^::ffff:/, ''))
  return own === undefined ? '192.168.10.0/24' : `${formatIpv4(networkOf(own, 24))}/24`
}
