import { maskOf, parseMask, showIpv4 } from './ipv4'

/** The IPv4 settings of an interface, as the panel keeps them and as a form holds them while they are typed. */
export interface Ipv4Settings {
  address: string
  mask: string
  gateway: string
  dns1: string
  dns2: string
}

/** With DHCP an interface has no address of its own to keep. */
export const NO_ADDRESS = { address: '', mask: '', gateway: '' }

const USUAL_MASK = '255.255.255.0'

/** For a form: a mask that is missing begins with the usual one. */
export const withMask = <V extends Ipv4Settings>(settings: V): V => ({ ...settings, mask: settings.mask || USUAL_MASK })

/** As the panel takes them: without surrounding blanks, and `/24` as a mask in full. */
export function normalizeIpv4<V extends Ipv4Settings>(values: V): V {
  return { ...trimFields(values, ['address', 'gateway', 'dns1', 'dns2']), mask: fullMask(values.mask.trim()) }
}

export function trimFields<V extends object, F extends keyof V>(
  values: V & Record<F, string>,
  fields: readonly F[]
): V {
  return { ...values, ...Object.fromEntries(fields.map(field => [field, values[field].trim()])) }
}

function fullMask(mask: string): string {
  const prefix = parseMask(mask)
  return prefix === undefined ? mask : showIpv4(maskOf(prefix))
}
