import { useEffect } from 'react'
import type { Form } from './form'
import { useModel } from './use-model'

/** Creates a form once per visit and discards it when its view goes. */
export function useForm<V extends object>(create: () => Form<V>): Form<V> {
  const form = useModel(create)
  useEffect(() => form.discard, [form])
  return form
}
