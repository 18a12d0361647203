import { webViewSettingsUpdate } from '../../api/generated/limits/webview'
import type { Rule } from '../../lib/form/rules'
import { formatIpv4, networkOf, parseIpv4, parseMask, sameSubnet } from '../../lib/network/ipv4'

const MOST_NETWORKS = webViewSettingsUpdate.networks[1]

export const splitNetworks = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

function parseNetwork(text: string): { address: number; prefix: number } | undefined {
  const [host = '', length] = text.split('/')
  const address = parseIpv4(host)
  const prefix = length === undefined ? undefined : parseMask(`/${length}`)
  return address === undefined || prefix === undefined ? undefined : { address, prefix }
}

/** A list of networks in CIDR notation, such as `192.168.10.0/24`. */
export const networkList: Rule<unknown> = text => {
  const networks = splitNetworks(text)
  if (networks.length > MOST_NETWORKS) return ['common.term.atMostNetworks', { max: MOST_NETWORKS }]
  const wrong = networks.find(network => !parseNetwork(network))
  if (wrong !== undefined) return ['webviewSetting.networks.shape', { network: wrong }]
  return new Set(networks).size < networks.length ? 'webviewSetting.networks.duplicate' : undefined
}

/** Whether the rule would bar an address; never for one that is not known. */
export function bars(rule: 'any' | 'allow' | 'deny', text: string, address: string): boolean {
  const own = parseIpv4(address.replace(/^::ffff:/, ''))
  if (rule === 'any' || own === undefined) return false
  const isListed = splitNetworks(text).some(network => {
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
