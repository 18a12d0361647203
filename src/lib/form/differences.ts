import { sameValue } from './same-value'

/** A field that differs, as texts for the user. */
export interface Difference {
  label: string
  before: string
  after: string
}

export type ValueText<V> = <F extends keyof V & string>(field: F, value: V[F]) => string

/** The labelled fields that differ, in the order of `labels`. */
export function differencesOf<V extends object>(
  labels: Partial<Record<keyof V & string, string>>,
  before: V,
  after: V,
  textOf: ValueText<V> = asText
): Difference[] {
  // Object.entries cannot know that labels are given for fields only.
  const named = Object.entries(labels) as [keyof V & string, string][]
  return named
    .filter(([field]) => !sameValue(before[field], after[field]))
    .map(([field, label]) => ({ label, before: textOf(field, before[field]), after: textOf(field, after[field]) }))
}

const asText = (_: string, value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))
