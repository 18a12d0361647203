import type { FieldTexts } from '../../../../api/client/refusal-types'
import { timeSettings } from '../../../../api/generated/limits/misc-services'
import { readTimeSettings, saveTimeSettings, type TimeFault, type TimeSettings } from '../../../../api/misc-services'
import { integer, required, trimmed, when } from '../../../../lib/form/rules'
import { host } from '../../../../lib/network/host-rules'
import { trimFields } from '../../../../lib/network/ipv4-settings'
import { followJump } from '../../../../stores/clock-jump'
import { cardSettings } from '../../card/card-settings'

export type TimeValues = Omit<TimeSettings, 'interval_minutes'> & { interval_minutes: string }

export const SERVERS = ['server1', 'server2', 'server3', 'server4'] as const

const CODES: FieldTexts<TimeFault> = { unknown: 'miscSettings.time.zone.unknown' }

const valuesOf = (settings: TimeSettings): TimeValues => ({
  ...settings,
  interval_minutes: String(settings.interval_minutes)
})

export const TIME = cardSettings<TimeSettings, TimeValues>({
  read: readTimeSettings,
  async write(values, version, before) {
    await saveTimeSettings({ ...values, interval_minutes: Number(values.interval_minutes) }, version)
    if (values.synchronise || values.zone !== before.zone) await followJump()
  },
  valuesOf,
  normalize: values => trimFields(values, SERVERS),
  rules: {
    server1: [when(({ synchronise }) => synchronise, required), trimmed(host)],
    server2: [trimmed(host)],
    server3: [trimmed(host)],
    server4: [trimmed(host)],
    interval_minutes: [required, integer(...timeSettings.interval_minutes)]
  },
  codes: CODES,
  defaultsOf: ({ time }) => valuesOf(time)
})
