import { ADDRESS, type FieldOptions, text } from '../form/codecs'
import type { FieldEntry } from '../form/field-table'
import { address } from './codecs'
import { formatIpv4, maskOf, parseMask } from './ipv4'
import { gatewayOfNetwork, hostOfNetwork, ipv4Mask } from './ipv4-rules'
import type { Ipv4Settings } from './ipv4-settings'

/** A mask in its other notation; where there is none yet, both. The same in every language. */
export function maskHint(mask: string): string {
  const prefix = parseMask(mask.trim())
  if (prefix === undefined) return '255.255.255.0, /24'
  return mask.includes('/') ? fullMask(mask) : `/${prefix}`
}

export const mask = <V>(options: FieldOptions<V>): FieldEntry<string, string, V> => ({
  ...text('common.term.subnetMask', undefined, { chars: ADDRESS, rules: [ipv4Mask], ...options }),
  tidy: fullMask
})

/** The addresses of an interface. */
export const ipv4Fields = <V extends Ipv4Settings>(isStatic: (values: V) => boolean, hasDns = isStatic) => ({
  address: address<V>('common.term.ipAddress', { applies: isStatic, required: true, rules: [hostOfNetwork] }),
  mask: mask<V>({ applies: isStatic, required: true }),
  gateway: address<V>('common.term.gateway', { applies: isStatic, rules: [gatewayOfNetwork] }),
  dns1: address<V>('common.term.dnsServer1', { applies: hasDns }),
  dns2: address<V>('common.term.dnsServer2', { applies: hasDns })
})

/** As the panel accepts it: `/24` as `255.255.255.0`. */
function fullMask(mask: string): string {
  const prefix = parseMask(mask.trim())
  return prefix === undefined ? mask.trim() : formatIpv4(maskOf(prefix))
}
