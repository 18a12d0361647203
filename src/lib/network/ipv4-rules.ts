import type { Rule } from '../form/rules'
import { isHostOf, isUnicast, parseIpv4, parseMask, sameSubnet } from './ipv4'

const WIDEST_PREFIX = 8
const NARROWEST_PREFIX = 30

type With<F extends string> = { readonly [K in F]: string }

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

/** For an address: neither the first nor the last of its network. Silent while the mask is wrong. */
export function hostOfMask<M extends string>(mask: M): Rule<With<M>> {
  return (value, values) => {
    const address = parseIpv4(value)
    const prefix = parseMask(values[mask])
    if (address === undefined || prefix === undefined) return
    return isHostOf(address, prefix) ? undefined : 'errors.ipv4.notHost'
  }
}

/** For a gateway: another machine of the network. Silent while address or mask are wrong. */
export function gatewayOf<A extends string, M extends string>(address: A, mask: M): Rule<With<A | M>> {
  return (value, values) => {
    const gateway = parseIpv4(value)
    const own = parseIpv4(values[address])
    const prefix = parseMask(values[mask])
    if (gateway === undefined || own === undefined || prefix === undefined) return
    if (gateway === own) return 'errors.gateway.own'
    return sameSubnet(gateway, own, prefix) && isHostOf(gateway, prefix) ? undefined : 'errors.gateway.outside'
  }
}
