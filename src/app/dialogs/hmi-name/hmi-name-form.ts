import { newHmiName } from '../../../api/generated/limits/system'
import { readHmiName, saveHmiName } from '../../../api/system'
import { createForm, type Form } from '../../../lib/form/form'
import { required } from '../../../lib/form/rules'
import { readBack } from '../../../lib/remote/read-back'
import { laterRequests } from '../../../lib/remote/stoppable'
import { cleanDeviceName } from '../../../lib/text/device-name'
import { $hmiName } from '../../../stores/hmi-name'
import { notify } from '../../../stores/notices'

export interface HmiName {
  name: string
}

/** The name is cleaned only on save, and sent only when it differs. */
export function createHmiName(): Form<HmiName> {
  return createForm({
    initial: { name: $hmiName.get() },
    rules: { name: [required] },
    async save({ name }) {
      const current = $hmiName.get()
      const cleaned = cleanDeviceName(name, newHmiName.name[1])
      if (name.trim() === current || cleaned === current) return
      const later = laterRequests()
      await saveHmiName(cleaned)
      const stored = await readBack(() => later(readHmiName))
      $hmiName.set(stored?.name ?? cleaned)
      notify(['common.term.deviceNameIs', { name: cleaned }])
    }
  })
}
