import { useStore } from '@nanostores/preact'
import { atom, type ReadableAtom } from 'nanostores'
import { useLayoutEffect } from 'react'
import type { FieldErrors } from '../../lib/form/fields'
import type { FormPart } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'

/** Names of the fields of V whose value is a T. */
export type FieldsOf<V, T> = { [K in keyof V]-?: V[K] extends T ? K : never }[keyof V] & string

export interface BoundField<V extends object, T> {
  of: FormPart<V>
  name: FieldsOf<V, T>
  label: string
  disabled?: boolean | undefined
}

/** A controlled field without a form. */
export interface FreeField<T> {
  of?: undefined
  name?: string
  value: T
  error?: string | undefined
  disabled?: boolean | undefined
  onPick(value: T): void
}

export type FieldSource<V extends object, T> = BoundField<V, T> | FreeField<T>

export interface FieldState<T> {
  value: T
  /** Translated. */
  error: string | undefined
  disabled: boolean
  pick(value: T): void
}

const $undefined: ReadableAtom<undefined> = atom()

/** Value, error and setter of a control, with or without a form. */
export function useField<V extends object, T>(source: FieldSource<V, T>): FieldState<T> {
  const { of: form, disabled = false } = source
  const { t } = useText()
  const values = useStore<ReadableAtom<V | undefined>>(form ? form.$values : $undefined)
  const errors = useStore<ReadableAtom<FieldErrors<V> | undefined>>(form ? form.$errors : $undefined)
  // The form lists errors of fields that are not on the page.
  useLayoutEffect(() => source.of?.showField(source.name, source.label), [form, source.name, source.of && source.label])
  if (!source.of) {
    return { value: source.value, error: source.error, disabled, pick: source.onPick }
  }
  const { name } = source
  const error = errors?.[name]
  return {
    // FieldsOf allows only names of fields whose value is a T.
    value: values?.[name] as T,
    error: error && t(error),
    disabled,
    pick: value => source.of.set(name, value as V[typeof name])
  }
}
