import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Message } from '../text/message'
import type { Field, FieldErrors } from './fields'

/** An error of a field that is not on the page. */
export interface HiddenError {
  /** The field's name in the code if it has never been on the page. */
  label: string
  error: Message
}

/** Tracks which fields of a form are on the page, and their labels. */
export function createShownFields<V extends object>(
  fields: readonly Field<V>[],
  $errors: ReadableAtom<FieldErrors<V>>
) {
  const labels = new Map<Field<V>, string>()
  const $shown = atom<readonly Field<V>[]>([])

  const $hiddenErrors = computed([$errors, $shown], (errors, shown) =>
    fields.flatMap((field): HiddenError[] => {
      const error = errors[field]
      return error && !shown.includes(field) ? [{ label: labels.get(field) ?? field, error }] : []
    })
  )

  function showField(field: Field<V>, label: string): () => void {
    labels.set(field, label)
    $shown.set([...$shown.get(), field])
    return () => {
      const shown = [...$shown.get()]
      shown.splice(shown.indexOf(field), 1)
      $shown.set(shown)
    }
  }

  return { $hiddenErrors, showField }
}
