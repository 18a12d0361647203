import { sameValue } from './same-value'

/** A changed field as display texts. */
export interface Difference {
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
): Difference[] {
  // Object.entries cannot know that labels are given for fields only.
  return (Object.entries(labels) as [F, string][])
    .filter(([field]) => !sameValue(before[field], after[field]))
    .map(([field, label]) => ({ label, before: textOf(field, before[field]), after: textOf(field, after[field]) }))
}
