import { type Rule, required, when } from '../form/rules'
import { isHostIn, isUnicast, parseIpv4, parseMask, type Subnet } from './ipv4'
import type { Ipv4Settings } from './ipv4-settings'

const WIDEST_PREFIX = 8
const NARROWEST_PREFIX = 30

/** An address that one machine can have. */
export const ipv4: Rule<unknown> = value => {
  if (value === '') return
  const address = parseIpv4(value)
  if (address === undefined) return 'errors.ipv4'
  return isUnicast(address) ? undefined : 'errors.ipv4.reserved'
}

/** `255.255.255.0` or `/24`, from /8 to /30. */
export const ipv4Mask: Rule<unknown> = value => {
  if (value === '') return
  const prefix = parseMask(value)
  if (prefix === undefined) return 'errors.mask'
  if (prefix < WIDEST_PREFIX || prefix > NARROWEST_PREFIX) {
    return ['errors.mask.range', { widest: WIDEST_PREFIX, narrowest: NARROWEST_PREFIX }]
  }
  return
}

/** The network of an interface; nothing while its address or mask is wrong, which their own rules report. */
export function subnetOf({ address, mask }: Pick<Ipv4Settings, 'address' | 'mask'>): Subnet | undefined {
  const own = parseIpv4(address)
  const prefix = parseMask(mask)
  return own === undefined || prefix === undefined || ipv4Mask(mask, {}) ? undefined : { address: own, prefix }
}

/** For the address: neither the first nor the last of its network. */
export const hostOfNetwork: Rule<Pick<Ipv4Settings, 'mask'>> = (address, { mask }) => {
  const subnet = subnetOf({ address, mask })
  return !subnet || isHostIn(subnet.address, subnet) ? undefined : 'errors.ipv4.notHost'
}

/** For the gateway: another machine of the network. */
export const gatewayOfNetwork: Rule<Pick<Ipv4Settings, 'address' | 'mask'>> = (value, values) => {
  const gateway = parseIpv4(value)
  const subnet = subnetOf(values)
  if (gateway === undefined || !subnet) return
  if (gateway === subnet.address) return 'errors.gateway.own'
  return isHostIn(gateway, subnet) ? undefined : 'errors.gateway.outside'
}

/** The rules of an interface; what does not apply, such as an address with DHCP, is not validated. */
export function ipv4Rules<V extends Ipv4Settings>(isStatic: (values: V) => boolean, hasDns = isStatic) {
  const onlyStatic = (...rules: Rule<V>[]) => rules.map(rule => when(isStatic, rule))
  const dns = [when(hasDns, ipv4)]
  return {
    address: onlyStatic(required, ipv4, hostOfNetwork),
    mask: onlyStatic(required, ipv4Mask),
    gateway: onlyStatic(ipv4, gatewayOfNetwork),
    dns1: dns,
    dns2: dns
  }
}
