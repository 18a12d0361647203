import { isIPv4 } from 'node:net'
import { contains } from '../network/ipv4'
import type { WebViewSettings } from './webview-state'

/** Undefined for anything but a network in CIDR notation. */
export function parseNetwork(text: string): { address: string; prefix: number } | undefined {
  const [address = '', length = ''] = text.split('/')
  const prefix = Number(length)
  return isIPv4(address) && length !== '' && prefix <= 32 ? { address, prefix } : undefined
}

/** Whether the settings bar an address. One that is not known is in no network. */
export function isBarred({ network_rule: rule, networks }: WebViewSettings, address: string): boolean {
  if (rule === 'any') return false
  const own = address.replace(/^::ffff:/, '')
  const isListed = networks.some(text => {
    const network = parseNetwork(text)
    return network !== undefined && isIPv4(own) && contains(network, own)
  })
  return isListed !== (rule === 'allow')
}
