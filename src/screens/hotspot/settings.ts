import { newHotspotSettings as limits } from '../../api/generated/limits/hotspot'
import type { HotspotRegion, HotspotSettings, NewHotspotSettings } from '../../api/hotspot'
import { choice, choiceOf, flag, NAME, number, secret, text } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import type { FieldErrors } from '../../lib/form/fields'
import { bytes, printable, type Rule } from '../../lib/form/rules'
import { address } from '../../lib/network/codecs'
import { isHostIn, parseIpv4 } from '../../lib/network/ipv4'
import { hostOfNetwork, subnetOf } from '../../lib/network/ipv4-rules'
import { withUnit } from '../../lib/text/format'
import type { MessageKey } from '../../lib/text/message'

export type HotspotValues = Edited<HotspotSettings, NewHotspotSettings>

/** The hotspot's network always has this size. */
const mask = '255.255.255.0'

/** What the panel does with the radio. */
const USE_HINTS: Record<HotspotValues['use'], MessageKey> = {
  always: 'hotspot.use.always.hint',
  wifi_lost: 'hotspot.use.wifiLost.hint',
  never: 'hotspot.use.never.hint'
}

const inNetwork: Rule<HotspotValues> = (value, { address }) => {
  const subnet = subnetOf({ address, mask })
  const one = parseIpv4(value)
  return !subnet || one === undefined || isHostIn(one, subnet) ? undefined : 'hotspot.outsideNetwork'
}

export const SETTINGS = fields<HotspotSettings, NewHotspotSettings>({
  use: choice(
    'hotspot.use',
    { always: 'hotspot.use.always', wifi_lost: 'hotspot.use.wifiLost', never: 'hotspot.use.never' },
    { control: 'segments', hint: ({ use }) => USE_HINTS[use] }
  ),
  ssid: text('common.term.ssid', undefined, { chars: NAME, required: true, rules: [bytes(...limits.ssid)] }),
  security: choiceOf(['wpa2', 'wpa3', 'wpa2-wpa3'], 'common.term.security', value =>
    String(value).toUpperCase().replace('-', '/')
  ),
  password: secret('common.term.password', limits.password, {
    hints: ['hotspot.password.set', 'common.password.notSet'],
    required: true,
    rules: [printable]
  }),
  country: choiceOf([], 'hotspot.country', String, { hint: 'hotspot.country.hint' }),
  band: choiceOf(['2.4', '5'], 'hotspot.band', band => withUnit(String(band), 'GHz')),
  channel: {
    ...number('common.term.channel', limits.channel),
    textOf: (channel, t) => (channel === '0' ? t('hotspot.channel.auto') : String(channel))
  },
  address: address('hotspot.address', {
    required: true,
    hint: 'hotspot.address.hint',
    rules: [value => hostOfNetwork(value, { mask })]
  }),
  dhcp_first: address('hotspot.dhcpFirst', { required: true, rules: [inNetwork] }),
  dhcp_last: address('hotspot.dhcpLast', { required: true, rules: [inNetwork] }),
  lease_minutes: number('hotspot.lease', limits.lease_minutes, { unit: 'units.minutes' }),
  hidden: flag('hotspot.hidden'),
  isolate: flag('hotspot.isolate', { hint: 'hotspot.isolate.hint' }),
  max_clients: number('hotspot.maxClients', limits.max_clients, { hint: 'common.term.oneToTen' }),
  auto_off_minutes: number('hotspot.autoOff', limits.auto_off_minutes, {
    hint: ({ use }) => (use === 'wifi_lost' ? 'hotspot.autoOff.hint.wifiLost' : 'common.term.minutesOrNever'),
    unit: 'units.minutes'
  })
})

export function channelsFor(
  regions: readonly HotspotRegion[],
  { country, band }: Pick<HotspotValues, 'country' | 'band'>
): readonly number[] {
  const region = regions.find(candidate => candidate.country === country)
  return (band === '5' ? region?.channels_5 : region?.channels_24) ?? []
}

/** Validates fields against each other and against the country's channels. */
export function validateHotspot(values: HotspotValues, regions: readonly HotspotRegion[]): FieldErrors<HotspotValues> {
  const errors: FieldErrors<HotspotValues> = {}
  const { channel } = values
  if (channel !== '0' && !channelsFor(regions, values).includes(Number(channel)))
    errors.channel = 'hotspot.channelNotAllowed'
  const [first, last] = [values.dhcp_first, values.dhcp_last].map(parseIpv4)
  const network = subnetOf({ address: values.address, mask })
  if (first === undefined || last === undefined || !network) return errors
  // One that is outside has an error for that, and needs no second one at the other.
  if (!isHostIn(first, network) || !isHostIn(last, network)) return errors
  if (last < first) errors.dhcp_last = 'hotspot.beforeFirst'
  else if (first <= network.address && network.address <= last) errors.dhcp_first = 'hotspot.containsPanel'
  return errors
}
