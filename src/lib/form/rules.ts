import type { Message } from '../text/message'

/** Validates the text of one field. Every rule but `required` and `nonEmpty` accepts empty text. */
export type Rule<V> = (value: string, values: V) => Message | undefined

/** The least and the most, as in `api/generated/limits`. */
export type Range = readonly [least: number, most: number]

type With<F extends string> = { readonly [K in F]: unknown }

/** White space, and characters that are not shown at all. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u

export const required: Rule<unknown> = value => (SEEN.test(value) ? undefined : 'errors.required')

/** For passwords and other fields in which blanks count. */
export const nonEmpty: Rule<unknown> = value => (value ? undefined : 'errors.required')

export const length = (min: number, max: number) => sizeBetween(value => [...value].length, min, max, 'length')

/** Limits the length in UTF-8. */
export const bytes = (min: number, max: number) => sizeBetween(byteLength, min, max, 'bytes')

export const printable = pattern(/^[\x20-\x7e]*$/, 'errors.printable')

export function integer(min: number, max: number): Rule<unknown> {
  return value => {
    if (!value) return
    if (!/^-?\d+$/.test(value)) return 'errors.integer'
    return checkRange(Number(value), min, max)
  }
}

export const port = integer(1, 65535)

/** Pasted text may contain tabs and line ends. */
export const oneLine = pattern(/^\P{Cc}*$/u, 'errors.oneLine')

/** The expression needs its own anchors to match the whole text. */
export function pattern(shape: RegExp, message: Message): Rule<unknown> {
  return value => (value === '' || shape.test(value) ? undefined : message)
}

export function sameAs<F extends string>(field: F): Rule<With<F>> {
  return (value, values) => (value === values[field] ? undefined : 'errors.passwordsDiffer')
}

export function differsFrom<F extends string>(field: F, message: Message): Rule<With<F>> {
  return (value, values) => (value === '' || value !== values[field] ? undefined : message)
}

/** Refuses text that is already in the list, ignoring case. */
export function unique(others: () => readonly string[], message: Message): Rule<unknown> {
  return value => (others().some(other => other.toLowerCase() === value.trim().toLowerCase()) ? message : undefined)
}

/** For fields that are trimmed before they are sent. */
export function trimmed<V>(rule: Rule<V>): Rule<V> {
  return (value, values) => rule(value.trim(), values)
}

/** Applies a rule only under a condition, such as address rules without DHCP. */
export function when<V>(applies: (values: V) => boolean, rule: Rule<NoInfer<V>>): Rule<V> {
  return (value, values) => (applies(values) ? rule(value, values) : undefined)
}

export const byteLength = (text: string): number => new TextEncoder().encode(text).length

const UNITS = {
  length: { exact: 'errors.length', atMost: 'errors.length.most' },
  bytes: { exact: 'errors.bytes', atMost: 'errors.bytes.most' }
} as const

function sizeBetween(
  measure: (value: string) => number,
  min: number,
  max: number,
  unit: keyof typeof UNITS
): Rule<unknown> {
  const { exact, atMost } = UNITS[unit]
  return value => {
    const size = measure(value)
    if (size === 0 || (size >= min && size <= max)) return
    return min > 1 ? [exact, { min, max }] : [atMost, { max }]
  }
}

function checkRange(value: number, min: number, max: number): Message | undefined {
  return value >= min && value <= max ? undefined : ['errors.range', { min, max }]
}
