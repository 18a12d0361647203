import type { Message } from '../text/message'
import { sameValue } from './same-value'

export type Field<V> = keyof V & string
export type FieldErrors<V> = Partial<Record<keyof V, Message>>

// Object.keys does not know that a plain record has only the keys of its type.
export const fieldsOf = <V extends object>(record: V) => Object.keys(record) as Field<V>[]

export function pick<V extends object>(record: V, fields: readonly Field<V>[]): Partial<V> {
  const picked: Partial<V> = {}
  for (const field of fields) if (field in record) picked[field] = record[field]
  return picked
}

/** Another way to write the same value, such as `/24` for a mask, is no change. */
export function changedFields<V extends object>(values: V, initial: V, normalize: (values: V) => V): Field<V>[] {
  const equivalent = normalize(values)
  return fieldsOf(initial).filter(
    field => !sameValue(values[field], initial[field]) && !sameValue(equivalent[field], initial[field])
  )
}
