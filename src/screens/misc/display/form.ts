import { displaySettings } from '../../../api/generated/limits/misc'
import { type DisplaySettings, lockForCleaning, readDisplay, saveDisplay } from '../../../api/misc'
import { number } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { notify } from '../../../stores/notices'
import { cardSettings } from '../card/card-settings'

export const DISPLAY = cardSettings(
  fields<DisplaySettings, DisplaySettings>({
    brightness_percent: number('common.term.brightness', displaySettings.brightness_percent, {
      hint: 'common.term.range',
      unit: 'units.percent'
    }),
    screen_saver_minutes: number('miscSettings.display.screenSaver', displaySettings.screen_saver_minutes, {
      hint: 'miscSettings.display.screenSaver.hint',
      unit: 'units.minutes'
    }),
    clean_lock_seconds: number('miscSettings.display.cleanLock', displaySettings.clean_lock_seconds, {
      hint: 'miscSettings.display.cleanLock.hint',
      unit: 'units.seconds'
    })
  }),
  { read: readDisplay, save: saveDisplay, defaultsOf: ({ display }) => display }
)

/** @throws ApiError */
export async function lockTouch(): Promise<void> {
  await lockForCleaning()
  notify('miscSettings.display.locked')
}
