import { buzzerSettings } from '../../../api/generated/limits/misc'
import { type BuzzerSettings, beep, readBuzzer, saveBuzzer } from '../../../api/misc'
import { flag, number } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import type { Form } from '../../../lib/form/form'
import { cardSettings } from '../card/card-settings'

type BuzzerValues = Edited<BuzzerSettings, BuzzerSettings>

export const BUZZER = cardSettings(
  fields<BuzzerSettings, BuzzerSettings>({
    touch_sound: flag('misc.buzzer.touch'),
    alarm_sound: flag('misc.buzzer.alarm'),
    volume_percent: number('common.term.volume', buzzerSettings.volume_percent, {
      hint: 'common.term.range',
      unit: 'units.percent'
    })
  }),
  { read: readBuzzer, save: saveBuzzer, defaultsOf: ({ buzzer }) => buzzer }
)

/** Beeps with the volume that was typed, if it is one. @throws ApiError */
export async function beepAt(form: Form<BuzzerValues>): Promise<void> {
  if (form.validate()) await beep(Number(form.$values.get().volume_percent))
}
