import type { EthernetSettings } from '../../api/ethernet'
import { ethernetSettings } from '../../api/generated/limits/ethernet'
import { integer, length, type Rule, required, when } from '../../lib/form/rules'
import { subnetsOverlap } from '../../lib/network/ipv4'
import { ipv4Rules, subnetOf } from '../../lib/network/ipv4-rules'
import { NO_ADDRESS, normalizeIpv4, trimFields, withMask } from '../../lib/network/ipv4-settings'
import { cleanDeviceName } from '../../lib/text/device-name'

export type PortValues = Omit<EthernetSettings, 'mtu'> & { mtu: string }

export const valuesOf = (settings: EthernetSettings): PortValues => ({
  ...withMask(settings),
  mtu: String(settings.mtu)
})

export const normalizePort = (values: PortValues): PortValues => normalizeIpv4(trimFields(values, ['hostname', 'mtu']))

export const settingsFrom = (values: PortValues): EthernetSettings => ({
  ...values,
  ...(values.method === 'dhcp' && NO_ADDRESS),
  mtu: Number(values.mtu)
})

type PortRules = { [F in keyof PortValues]?: readonly Rule<PortValues>[] }

const isStatic = ({ method }: Pick<PortValues, 'method'>) => method === 'static'

/** The rule of the device's name, which is not corrected here because the network already uses it. */
const hostName: Rule<unknown> = value =>
  cleanDeviceName(value, ethernetSettings.hostname[1]) === value ? undefined : 'ethernet.hostname.rule'

/** Validates a port by itself and against the other ports, which are given with the addresses that DHCP assigned. */
export function portRules(others: () => readonly EthernetSettings[]): PortRules {
  const staticOthers = () => others().filter(isStatic)

  const isFree: Rule<PortValues> = (address, { mask }) => {
    const own = subnetOf({ address, mask })
    for (const other of others().map(subnetOf)) {
      if (!own || !other) continue
      if (own.address === other.address) return 'ethernet.address.twice'
      if (subnetsOverlap(own, other)) return 'errors.subnetOverlaps'
    }
    return
  }
  const isOnlyGateway: Rule<PortValues> = gateway =>
    gateway && staticOthers().some(other => other.gateway) ? 'ethernet.gateway.second' : undefined

  const { address, gateway, ...rules } = ipv4Rules<PortValues>(isStatic, () => true)
  return {
    ...rules,
    address: [...address, when<PortValues>(isStatic, isFree)],
    gateway: [...gateway, when<PortValues>(isStatic, isOnlyGateway)],
    hostname: [required, length(...ethernetSettings.hostname), hostName],
    mtu: [required, integer(...ethernetSettings.mtu)]
  }
}
