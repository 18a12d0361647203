import type { FieldTexts } from '../../../api/client/refusal-types'
import { timeSettings } from '../../../api/generated/limits/misc-services'
import { readTimeSettings, saveTimeSettings, type TimeFault, type TimeSettings } from '../../../api/misc-services'
import { flag, number, text } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import { host } from '../../../lib/network/codecs'
import { followJump } from '../../../stores/clock-jump'
import { cardSettings } from '../card/card-settings'

export type TimeValues = Edited<TimeSettings, TimeSettings>

export const SERVERS = ['server1', 'server2', 'server3', 'server4'] as const

const CODES: FieldTexts<TimeFault> = { unknown: 'miscSettings.time.zone.unknown' }

export const TIME = cardSettings(
  fields<TimeSettings, TimeSettings>({
    zone: text('miscSettings.time.zone'),
    synchronise: flag('miscSettings.time.synchronise'),
    server1: host(['miscSettings.time.server', { number: 1 }], { required: ({ synchronise }) => synchronise }),
    server2: host(['miscSettings.time.server', { number: 2 }]),
    server3: host(['miscSettings.time.server', { number: 3 }]),
    server4: host(['miscSettings.time.server', { number: 4 }]),
    interval_minutes: number('common.term.interval', timeSettings.interval_minutes, {
      hint: 'common.term.range',
      unit: 'units.minutes'
    })
  }),
  {
    read: readTimeSettings,
    async save(settings, version, before) {
      await saveTimeSettings(settings, version)
      if (settings.synchronise || settings.zone !== before.zone) await followJump()
    },
    codes: CODES,
    defaultsOf: ({ time }) => time
  }
)
