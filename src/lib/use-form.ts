import { useEffect } from 'react'
import type { Form } from './form'
import { useModel } from './use-model'

/** Creates a form, of whatever kind, once per visit and discards it when its view goes. */
export function useForm<F extends Pick<Form<never>, 'discard'>>(create: () => F): F {
  const form = useModel(create)
  useEffect(() => form.discard, [form])
  return form
}
