import { sameValue } from './same-value'

/** A field that differs, as texts for the user. */
export interface Difference<F extends string = string> {
  field: F
  label: string
  before: string
  after: string
}

/** The labelled fields that differ, in the order of `labels`. */
export function differencesOf<T extends object, F extends keyof T & string>(
  labels: Partial<Record<F, string>>,
  before: T,
  after: Pick<NoInfer<T>, F>,
  textOf: (field: F, value: T[F]) => string
): Difference<F>[] {
  // Object.entries cannot know that labels are given for fields only.
  return (Object.entries(labels) as [F, string][])
    .filter(([field]) => !sameValue(before[field], after[field]))
    .map(([field, label]) => ({
      field,
      label,
      before: textOf(field, before[field]),
      after: textOf(field, after[field])
    }))
}
