import { fieldsOf, pick } from './fields'
import type { Field } from './form'
import { sameValue } from './same-value'

/** What was typed into a form, without secrets and files. */
export interface Draft {
  /** Recognises the form by the screen and the values it began with. */
  form: string
  changes: object
}

export function createDraft<V extends object>(initial: V, values: V, secrets: readonly Field<V>[]): Draft {
  const plain = fieldsOf(initial).filter(field => !secrets.includes(field) && !(values[field] instanceof Blob))
  const changed = plain.filter(field => !sameValue(values[field], initial[field]))
  const { pathname, search } = location
  return { form: JSON.stringify([pathname, search, pick(initial, plain)]), changes: pick(values, changed) }
}
