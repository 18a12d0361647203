import type { Rule } from '../form/rules'
import type { MessageKey } from '../text/message'
import { parseIpv4, parseMask, type Subnet } from './ipv4'

/** Those of a text, separated by commas, semicolons or blanks. */
export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** `192.168.10.0/24`; `undefined` for anything else. */
export function parseNetwork(text: string): Subnet | undefined {
  const slash = text.indexOf('/')
  const address = parseIpv4(text.slice(0, slash))
  const prefix = parseMask(text.slice(slash))
  return slash < 0 || address === undefined || prefix === undefined ? undefined : { address, prefix }
}

/** @param wrong takes the `network` that is none */
export const networkList =
  (most: number, wrong: MessageKey, isNetwork = (text: string) => parseNetwork(text) !== undefined): Rule<unknown> =>
  text => {
    const all = networksIn(text)
    const network = all.find(each => !isNetwork(each))
    if (network !== undefined) return [wrong, { network }]
    return all.length > most ? ['common.term.atMostNetworks', { max: most }] : undefined
  }
