import type { Message } from '../text/message'

/** Judges one field as text. Every rule but `required` and `requiredExactly` accepts the empty text. */
export type Rule<V> = (value: string, values: V) => Message | undefined

type With<F extends string> = { readonly [K in F]: unknown }

export const required: Rule<unknown> = value => (value.trim() ? undefined : 'errors.required')

/** For passwords, in which a space counts. */
export const requiredExactly: Rule<unknown> = value => (value ? undefined : 'errors.required')

export const length = (min: number, max: number) => measured(value => [...value].length, min, max, 'length')

/** Limits the length in UTF-8. */
export const bytes = (min: number, max: number) => measured(byteLength, min, max, 'bytes')

export const printable = pattern(/^[\x20-\x7e]*$/, 'errors.printable')

export function integer(min: number, max: number): Rule<unknown> {
  return value => {
    if (!value) return
    if (!/^-?\d+$/.test(value)) return 'errors.integer'
    return outside(Number(value), min, max)
  }
}

export const port = integer(1, 65535)

/** Tabs and line ends come in by pasting. */
export const oneLine = pattern(/^\P{Cc}*$/u, 'errors.oneLine')

/** The whole text must match; give the expression its own anchors. */
export function pattern(shape: RegExp, message: Message): Rule<unknown> {
  return value => (value === '' || shape.test(value) ? undefined : message)
}

export function sameAs<F extends string>(field: F, message: Message = 'errors.passwordsDiffer'): Rule<With<F>> {
  return (value, values) => (value === values[field] ? undefined : message)
}

export function differsFrom<F extends string>(field: F, message: Message): Rule<With<F>> {
  return (value, values) => (value === '' || value !== values[field] ? undefined : message)
}

/** Refuses what is in the list already, whatever its case. */
export function unique(others: () => readonly string[], message: Message = 'errors.alreadyExists'): Rule<unknown> {
  return value => (others().some(other => other.toLowerCase() === value.trim().toLowerCase()) ? message : undefined)
}

/** For fields that are sent without the spaces around them. */
export function trimmed<V>(rule: Rule<V>): Rule<V> {
  return (value, values) => rule(value.trim(), values)
}

/** A rule for a field that only counts in some cases, as an address without DHCP. */
export function when<V>(applies: (values: V) => boolean, rule: Rule<NoInfer<V>>): Rule<V> {
  return (value, values) => (applies(values) ? rule(value, values) : undefined)
}

export const byteLength = (text: string): number => new TextEncoder().encode(text).length

const UNITS = {
  length: { exact: 'errors.length', upper: 'errors.length.most' },
  bytes: { exact: 'errors.bytes', upper: 'errors.bytes.most' }
} as const

function measured(
  measure: (value: string) => number,
  min: number,
  max: number,
  unit: keyof typeof UNITS
): Rule<unknown> {
  const { exact, upper } = UNITS[unit]
  return value => {
    const size = measure(value)
    if (size === 0 || (size >= min && size <= max)) return
    return min > 1 ? [exact, { min, max }] : [upper, { max }]
  }
}

function outside(value: number, min: number, max: number): Message | undefined {
  return value >= min && value <= max ? undefined : ['errors.range', { min, max }]
}
