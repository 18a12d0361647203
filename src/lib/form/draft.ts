import { environment } from '../environment'
import { fieldsOf, pick } from './fields'
import { sameValue } from './same-value'

/** What was typed into a form, without secrets and files. */
export interface Draft {
  /** Recognises the form by the screen and the values it began with. */
  form: string
  changes: object
}

/** By the contract; a field into which a secret is typed again has its name with `repeated_` before it. */
export const isSecret = (field: string): boolean => environment.secretFields.includes(field.replace(/^repeated_/, ''))

export function createDraft<V extends object>(initial: V, values: V, name = location.search): Draft {
  const plain = fieldsOf(initial).filter(field => !isSecret(field) && !(values[field] instanceof Blob))
  const changed = plain.filter(field => !sameValue(values[field], initial[field]))
  return { form: JSON.stringify([location.pathname, name, pick(initial, plain)]), changes: pick(values, changed) }
}
