import { text } from '../form/codecs'
import { address } from './codecs'
import { ipv4Rules } from './ipv4-rules'
import { fullMask, type Ipv4Settings } from './ipv4-settings'

/** The addresses of an interface; those that do not apply, such as with DHCP, are not validated. */
export function ipv4Fields<V extends Ipv4Settings>(isStatic: (values: V) => boolean, hasDns = isStatic) {
  const rules = ipv4Rules(isStatic, hasDns)
  return {
    address: { ...address('common.term.ipAddress', { applies: isStatic, required: true }), rules: rules.address },
    mask: {
      ...text('common.term.subnetMask', undefined, { applies: isStatic, required: true }),
      tidy: fullMask,
      rules: rules.mask
    },
    gateway: { ...address('common.term.gateway', { applies: isStatic }), rules: rules.gateway },
    dns1: { ...address('common.term.dnsServer1', { applies: hasDns }), rules: rules.dns1 },
    dns2: { ...address('common.term.dnsServer2', { applies: hasDns }), rules: rules.dns2 }
  }
}
