import type { Form } from '../../lib/form/form'
import { focusFirstInvalid } from '../focus/focus-field'
import type { Children } from '../page/children'
import { DraftNotice } from './draft-notice'

export interface FormViewProps<V extends object> {
  of: Form<V>
  children: Children
  label?: string
  onSaved?: (() => void) | undefined
}

/** The `form` element: Enter submits, and a rejected submit moves the focus to the first invalid field. Kept input is offered at its top. */
export function FormView<V extends object>({ of: form, children, label, onSaved }: FormViewProps<V>) {
  const submit = async (element: HTMLFormElement) => {
    if (await form.submit()) onSaved?.()
    else if (form.$firstError.get()) focusFirstInvalid(element)
  }
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
      onKeyDown={event => {
        // A browser submits nothing while the button is disabled, as it is until the first change has been rendered.
        const { target, currentTarget, key, isComposing } = event
        if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return
        const button = currentTarget.querySelector<HTMLButtonElement>('[type=submit]')
        if (!button?.disabled || form.$changed.get().length === 0) return
        event.preventDefault()
        void submit(currentTarget)
      }}
    >
      <DraftNotice of={form} />
      {children}
    </form>
  )
}
