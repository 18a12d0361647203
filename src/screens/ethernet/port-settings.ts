import type { EthernetSettings } from '../../api/ethernet'
import { ethernetSettings as limits } from '../../api/generated/limits/ethernet'
import { choice, NAME, number, text } from '../../lib/form/codecs'
import { type Edited, type Fields, fields } from '../../lib/form/field-table'
import { length, type Rule } from '../../lib/form/rules'
import { subnetsOverlap } from '../../lib/network/ipv4'
import { ipv4Fields } from '../../lib/network/ipv4-codecs'
import { subnetOf } from '../../lib/network/ipv4-rules'
import { NO_ADDRESS, withMask } from '../../lib/network/ipv4-settings'
import { cleanDeviceName } from '../../lib/text/device-name'

/** The hostname is one for the panel, and has a form of its own. */
export type PortPart = Omit<EthernetSettings, 'hostname'>
type NamePart = Pick<EthernetSettings, 'hostname'>

export type PortValues = Edited<EthernetSettings, PortPart>

const isStatic = ({ method }: Pick<PortValues, 'method'>) => method === 'static'

/** The rule of the device's name, which is not corrected here because the network already uses it. */
const hostName: Rule<unknown> = value =>
  cleanDeviceName(value, limits.hostname[1]) === value ? undefined : 'ethernet.hostname.rule'

export const HOST_NAME = fields<EthernetSettings, NamePart>({
  hostname: text('common.term.hostname', undefined, {
    chars: NAME,
    trim: true,
    required: true,
    rules: [length(...limits.hostname), hostName]
  })
})

const TABLE = fields<EthernetSettings, PortPart>({
  method: choice(
    'ethernet.mode',
    { dhcp: 'ethernet.mode.dhcp', static: 'common.term.static' },
    { control: 'segments' }
  ),
  ...ipv4Fields<PortValues>(isStatic, () => true),
  mtu: number('ethernet.mtu', limits.mtu, { hint: 'ethernet.mtu.hint' })
})

export const PORT: typeof TABLE = {
  ...TABLE,
  valuesOf: settings => TABLE.valuesOf(withMask(settings)),
  requestOf: values => TABLE.requestOf({ ...values, ...(!isStatic(values) && NO_ADDRESS) })
}

/** Validates a port by itself and against the other ports, which are given with the addresses that DHCP assigned. */
export function portRules(others: () => readonly EthernetSettings[]): Fields<unknown, unknown, PortValues>['rules'] {
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

  return {
    ...PORT.rules,
    address: [...(PORT.rules.address ?? []), isFree],
    gateway: [...(PORT.rules.gateway ?? []), isOnlyGateway]
  }
}
