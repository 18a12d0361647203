import { formatIpv4, maskOf, parseMask } from './ipv4'

/** The IPv4 settings of an interface, in the panel's form and in a form's values. */
export interface Ipv4Settings {
  address: string
  mask: string
  gateway: string
  dns1: string
  dns2: string
}

/** With DHCP no address is stored. */
export const NO_ADDRESS = { address: '', mask: '', gateway: '' }

const DEFAULT_MASK = '255.255.255.0'

/** A form starts with the default mask if none is set. */
export const withMask = <V extends Ipv4Settings>(settings: V): V => ({
  ...settings,
  mask: settings.mask || DEFAULT_MASK
})

/** As the panel accepts them: trimmed, and with `/24` written as a full mask. */
export function normalizeIpv4<V extends Ipv4Settings>(values: V): V {
  return { ...trimFields(values, ['address', 'gateway', 'dns1', 'dns2']), mask: fullMask(values.mask) }
}

function trimFields<V extends object, F extends keyof V>(values: V & Record<F, string>, fields: readonly F[]): V {
  return { ...values, ...Object.fromEntries(fields.map(field => [field, values[field].trim()])) }
}

/** As the panel accepts it: `/24` as `255.255.255.0`. */
export function fullMask(mask: string): string {
  const prefix = parseMask(mask.trim())
  return prefix === undefined ? mask.trim() : formatIpv4(maskOf(prefix))
}
