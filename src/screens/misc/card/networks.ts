import type { Rule } from '../../../lib/form/rules'
import { parseIpv4 } from '../../../lib/network/ipv4'

export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter(network => network !== '')

function isNetwork(text: string): boolean {
  const [address = '', prefix = '32', ...more] = text.split('/')
  return parseIpv4(address) !== undefined && /^\d{1,2}$/.test(prefix) && Number(prefix) <= 32 && more.length === 0
}

/** Addresses and networks in one line, separated by commas or spaces. */
export const networkList =
  (max: number): Rule<unknown> =>
  text => {
    const all = networksIn(text)
    const wrong = all.find(network => !isNetwork(network))
    if (wrong !== undefined) return ['misc.networks.wrong', { network: wrong }]
    return all.length > max ? ['common.term.atMostNetworks', { max }] : undefined
  }
