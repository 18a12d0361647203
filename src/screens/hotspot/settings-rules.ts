import type { HotspotRegion } from '../../api/hotspot'
import type { FieldErrors, FormOptions } from '../../lib/form/form'
import { bytes, integer, length, printable, type Rule, required, requiredExactly, when } from '../../lib/form/rules'
import { isHostOf, parseIpv4, sameSubnet } from '../../lib/network/ipv4'
import { ipv4 } from '../../lib/network/ipv4-rules'
import { channelsFor, type HotspotValues } from './settings-values'

/** The network of the hotspot is always 255.255.255.0. */
const PREFIX = 24

const host: Rule<unknown> = value => {
  const address = parseIpv4(value)
  return address === undefined || isHostOf(address, PREFIX) ? undefined : 'errors.ipv4.notHost'
}

const inNetwork: Rule<HotspotValues> = (value, { address }) => {
  const [one, panel] = [parseIpv4(value), parseIpv4(address)]
  if (one === undefined || panel === undefined) return
  return sameSubnet(one, panel, PREFIX) && isHostOf(one, PREFIX) ? undefined : 'hotspot.outsideNetwork'
}

export const hotspotRules: NonNullable<FormOptions<HotspotValues>['rules']> = {
  ssid: [requiredExactly, bytes(1, 32)],
  // 8 to 63 valid characters (specification section 5).
  password: [when(({ enabled, password_set }) => enabled && !password_set, requiredExactly), printable, length(8, 63)],
  address: [required, ipv4, host],
  dhcp_first: [required, ipv4, inNetwork],
  dhcp_last: [required, ipv4, inNetwork],
  lease_minutes: [required, integer(2, 10_080)],
  max_clients: [required, integer(1, 10)],
  auto_off_minutes: [required, integer(0, 1440)]
}

/** Judges fields against each other, by what the panel says about countries. */
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
