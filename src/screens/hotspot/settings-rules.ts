import { newHotspotSettings } from '../../api/generated/limits/hotspot'
import type { HotspotRegion } from '../../api/hotspot'
import type { FieldErrors } from '../../lib/form/fields'
import type { FormOptions } from '../../lib/form/form-options'
import { bytes, integer, length, nonEmpty, printable, type Rule, required, when } from '../../lib/form/rules'
import { isHostIn, parseIpv4 } from '../../lib/network/ipv4'
import { hostOfNetwork, ipv4, subnetOf } from '../../lib/network/ipv4-rules'
import { channelsFor, type HotspotValues } from './settings-values'

/** The hotspot's network always has this size. */
const mask = '255.255.255.0'

const host: Rule<unknown> = value => hostOfNetwork(value, { mask })

const inNetwork: Rule<HotspotValues> = (value, { address }) => {
  const subnet = subnetOf({ address, mask })
  const one = parseIpv4(value)
  return !subnet || one === undefined || isHostIn(one, subnet) ? undefined : 'hotspot.outsideNetwork'
}

export const hotspotRules: NonNullable<FormOptions<HotspotValues>['rules']> = {
  ssid: [nonEmpty, bytes(...newHotspotSettings.ssid)],
  password: [
    when(({ use, password_set }) => use !== 'never' && !password_set, nonEmpty),
    printable,
    length(...newHotspotSettings.password)
  ],
  address: [required, ipv4, host],
  dhcp_first: [required, ipv4, inNetwork],
  dhcp_last: [required, ipv4, inNetwork],
  lease_minutes: [required, integer(...newHotspotSettings.lease_minutes)],
  max_clients: [required, integer(...newHotspotSettings.max_clients)],
  auto_off_minutes: [required, integer(...newHotspotSettings.auto_off_minutes)]
}

/** Validates fields against each other and against the country's channels. */
export function validateHotspot(values: HotspotValues, regions: readonly HotspotRegion[]): FieldErrors<HotspotValues> {
  const errors: FieldErrors<HotspotValues> = {}
  const { channel } = values
  if (channel !== '0' && !channelsFor(regions, values).includes(Number(channel)))
    errors.channel = 'hotspot.channelNotAllowed'
  const [first, last, panel] = [values.dhcp_first, values.dhcp_last, values.address].map(parseIpv4)
  if (first === undefined || last === undefined || panel === undefined) return errors
  if (last < first) errors.dhcp_last = 'hotspot.beforeFirst'
  else if (first <= panel && panel <= last) errors.dhcp_first = 'hotspot.containsPanel'
  return errors
}
