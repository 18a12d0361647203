import { CheckField, type CheckTexts } from './check-field'
import type { FreeField } from './use-field'

/** Acts at once; what waits for Save is a check box, so it is no field of a form. */
export function SwitchField(props: CheckTexts & FreeField<boolean>) {
  return <CheckField {...props} role="switch" />
}
