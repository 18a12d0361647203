import type { Field } from './fields'
import { fieldsOf } from './fields'
import { sameValue } from './same-value'

/** Another way to write the same value, such as `/24` for a mask, is no change. */
export function changedFields<V extends object>(values: V, initial: V, normalize: (values: V) => V): Field<V>[] {
  const equivalent = normalize(values)
  return fieldsOf(initial).filter(
    field => !sameValue(values[field], initial[field]) && !sameValue(equivalent[field], initial[field])
  )
}
