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
