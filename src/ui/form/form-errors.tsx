import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { remoteOf } from '../../lib/form/settings-form'
import type { CodeTexts } from '../../lib/text/code-texts'
import { DialogFailure } from '../status/dialog-failure'
import { HiddenErrors } from './hidden-errors'
import { UnansweredNotice } from './unanswered-notice'

export interface FormErrorsProps<V extends object> {
  of: Form<V>
  reasons?: CodeTexts | undefined
}

/** Above the buttons of a form: what no field on the page shows. */
export function FormErrors<V extends object>({ of: form, reasons }: FormErrorsProps<V>) {
  const failure = useStore(form.$failure)
  const compared = useStore(remoteOf(form)) !== undefined
  const saving = useStore(form.$saving)
  return (
    <>
      <UnansweredNotice busy={saving} onStop={form.stop} />
      <HiddenErrors of={form} />
      {failure && !compared && <DialogFailure error={failure} reasons={reasons} />}
    </>
  )
}
