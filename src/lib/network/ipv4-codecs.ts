import { type FieldOptions, text } from '../form/codecs'
import type { FieldEntry } from '../form/field-table'
import { address } from './codecs'
import { formatIpv4, maskOf, parseMask } from './ipv4'
import { ipv4Mask, ipv4Rules } from './ipv4-rules'
import type { Ipv4Settings } from './ipv4-settings'

/** The same in every language. */
export const MASK_HINT = '255.255.255.0, /24'

export const mask = <V>(options: FieldOptions<V>): FieldEntry<string, string, V> => ({
  ...text('common.term.subnetMask', undefined, { rules: [ipv4Mask], ...options }),
  tidy: fullMask
})

/** The addresses of an interface; those that do not apply, such as with DHCP, are not validated. */
export function ipv4Fields<V extends Ipv4Settings>(isStatic: (values: V) => boolean, hasDns = isStatic) {
  const rules = ipv4Rules(isStatic, hasDns)
  return {
    address: { ...address('common.term.ipAddress', { applies: isStatic, required: true }), rules: rules.address },
    mask: { ...mask({ applies: isStatic, required: true }), rules: rules.mask },
    gateway: { ...address('common.term.gateway', { applies: isStatic }), rules: rules.gateway },
    dns1: { ...address('common.term.dnsServer1', { applies: hasDns }), rules: rules.dns1 },
    dns2: { ...address('common.term.dnsServer2', { applies: hasDns }), rules: rules.dns2 }
  }
}

/** As the panel accepts it: `/24` as `255.255.255.0`. */
function fullMask(mask: string): string {
  const prefix = parseMask(mask.trim())
  return prefix === undefined ? mask.trim() : formatIpv4(maskOf(prefix))
}
