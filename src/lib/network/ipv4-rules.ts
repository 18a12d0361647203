import type { Rule } from '../form/rules'
import { isHostIn, isUnicast, parseIpv4, parseMask, type Subnet } from './ipv4'
import type { Ipv4Settings } from './ipv4-settings'

const WIDEST_PREFIX = 8
const NARROWEST_PREFIX = 30

/** A unicast address. */
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

/** The subnet of an interface; undefined if its address or mask is invalid, which their own rules report. */
export function subnetOf({ address, mask }: Pick<Ipv4Settings, 'address' | 'mask'>): Subnet | undefined {
  const own = parseIpv4(address)
  const prefix = parseMask(mask)
  return own === undefined || prefix === undefined || ipv4Mask(mask, {}) ? undefined : { address: own, prefix }
}

/** For an address: neither the network nor the broadcast address of its subnet. */
export const hostOfNetwork: Rule<Pick<Ipv4Settings, 'mask'>> = (address, { mask }) => {
  const subnet = subnetOf({ address, mask })
  return !subnet || isHostIn(subnet.address, subnet) ? undefined : 'errors.ipv4.notHost'
}

/** For a gateway: another host of the subnet. */
export const gatewayOfNetwork: Rule<Pick<Ipv4Settings, 'address' | 'mask'>> = (value, values) => {
  const gateway = parseIpv4(value)
  const subnet = subnetOf(values)
  if (gateway === undefined || !subnet) return
  if (gateway === subnet.address) return 'common.address.own'
  return isHostIn(gateway, subnet) ? undefined : 'errors.gateway.outside'
}
