import type { EthernetSettings } from '../../api/ethernet'
import { integer, length, type Rule, required, when } from '../../lib/form/rules'
import { parseIpv4, parseMask, subnetsOverlap } from '../../lib/network/ipv4'
import { gatewayOf, hostOfMask, ipv4, ipv4Mask } from '../../lib/network/ipv4-rules'
import { cleanDeviceName, LONGEST_DEVICE_NAME } from '../../lib/text/device-name'
import type { PortValues } from './port-values'

type Others = () => readonly EthernetSettings[]

const isStatic = ({ mode }: PortValues) => mode === 'static'

const trimmed =
  (rule: Rule<PortValues>): Rule<PortValues> =>
  (value, values) =>
    rule(value.trim(), values)

/** A wrong mask is told at the mask alone. */
const withMask =
  (rule: Rule<PortValues>): Rule<PortValues> =>
  (value, values) =>
    ipv4Mask(values.mask.trim(), values) ? undefined : rule(value, values)

const ownAddress = (...rules: Rule<PortValues>[]) => rules.map(rule => when(isStatic, trimmed(rule)))

/** The same name as for the device (specification section 5), but refused and not mended: the network knows it already. */
const hostName: Rule<unknown> = value => (cleanDeviceName(value) === value ? undefined : 'ethernet.hostname.rule')

const subnetOf = ({ address, mask }: Pick<EthernetSettings, 'address' | 'mask'>) => {
  const own = parseIpv4(address)
  const prefix = parseMask(mask)
  return own === undefined || prefix === undefined ? undefined : { address: own, prefix }
}

/** Judges a port by itself and against the other ports with an address of their own. */
export function portRules(others: Others): { [F in keyof PortValues]?: readonly Rule<PortValues>[] } {
  const fixed = () => others().filter(({ mode }) => mode === 'static')

  const noOther: Rule<PortValues> = (address, { mask }) => {
    const own = subnetOf({ address, mask: mask.trim() })
    for (const other of fixed()) {
      const remote = subnetOf(other)
      if (!own || !remote) continue
      if (own.address === remote.address) return 'ethernet.address.twice'
      if (subnetsOverlap(own, remote)) return 'errors.subnetOverlaps'
    }
    return
  }
  const onlyGateway: Rule<PortValues> = gateway =>
    gateway && fixed().some(other => other.gateway) ? 'ethernet.gateway.second' : undefined

  return {
    address: ownAddress(required, ipv4, withMask(hostOfMask('mask')), withMask(noOther)),
    mask: ownAddress(required, ipv4Mask),
    gateway: ownAddress(ipv4, withMask(gatewayOf('address', 'mask')), onlyGateway),
    dns1: [trimmed(ipv4)],
    dns2: [trimmed(ipv4)],
    hostname: [required, trimmed(length(1, LONGEST_DEVICE_NAME)), trimmed(hostName)],
    mtu: [required, trimmed(integer(576, 1500))]
  }
}
