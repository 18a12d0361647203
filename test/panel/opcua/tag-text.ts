import type { TagScalar, TagValue } from './data-types'

/** A value for people: that of an array is a text. */
export const textOf = (value: TagValue | null): TagScalar | null => (Array.isArray(value) ? value.join(', ') : value)
