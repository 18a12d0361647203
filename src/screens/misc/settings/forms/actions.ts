import { beep, lockForCleaning } from '../../../../api/misc'
import { identifyPanel } from '../../../../api/system-info'
import type { Form } from '../../../../lib/form/form'
import { notify } from '../../../../stores/notices'
import type { BuzzerValues } from './hardware'

const IDENTIFY_SECONDS = 30

/** @throws ApiError */
export async function identify(): Promise<void> {
  await identifyPanel(IDENTIFY_SECONDS)
  notify(['miscSettings.led.identified', { seconds: IDENTIFY_SECONDS }])
}

/** Beeps with the volume that was typed, if it is one. @throws ApiError */
export async function beepAt(form: Form<BuzzerValues>): Promise<void> {
  if (form.validate()) await beep(Number(form.$values.get().volume_percent))
}

/** @throws ApiError */
export async function lockTouch(): Promise<void> {
  await lockForCleaning()
  notify('miscSettings.display.locked')
}
