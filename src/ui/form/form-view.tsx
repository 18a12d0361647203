import type { Form } from '../../lib/form/form'
import type { Children } from '../page/children'
import { focusFirstInvalid } from '../page/focus'

export interface FormViewProps<V extends object> {
  of: Form<V>
  children: Children
  label?: string
  onSaved?: (() => void) | undefined
}

/** The `form` element: Enter submits, and a rejected submit moves the focus to the first invalid field. */
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
    >
      {children}
    </form>
  )
}
