import { type LedSettings, readLed, saveLed } from '../../../api/misc'
import { identifyPanel } from '../../../api/system-info'
import { choice } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { notify } from '../../../stores/notices'
import { cardSettings } from '../card/card-settings'
import { LED_MODES } from '../cards'

const IDENTIFY_SECONDS = 30

export const LED = cardSettings(
  fields<LedSettings, LedSettings>({
    mode: choice('miscSettings.led.mode', LED_MODES)
  }),
  { read: readLed, save: saveLed, defaultsOf: ({ led }) => led }
)

/** @throws ApiError */
export async function identify(): Promise<void> {
  await identifyPanel(IDENTIFY_SECONDS)
  notify(['miscSettings.led.identified', { seconds: IDENTIFY_SECONDS }])
}
