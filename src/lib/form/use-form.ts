import { useEffect } from 'react'
import { useModel } from '../browser/use-model'
import type { Form } from './form'

/** Creates a form once per mount and discards it on unmount. */
export function useForm<F extends Pick<Form<never>, 'discard'>>(create: () => F): F {
  const form = useModel(create)
  useEffect(() => form.discard, [form])
  return form
}
