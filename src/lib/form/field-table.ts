import type { Translator } from '../text/i18n'
import type { Message, MessageKey } from '../text/message'
import { type Difference, differencesOf } from './differences'
import { type Field, fieldsOf } from './fields'
import { nonEmpty, type Range, type Rule } from './rules'

/** What the view of a form knows of one of its fields. */
export interface FieldView<V> {
  control: 'text' | 'email' | 'decimal' | 'numeric' | 'secret' | 'check' | 'select' | 'segments' | 'radio'
  label: Message
  unit?: MessageKey
  /** As many characters as it usually has, by which it is wide; without it, as wide as there is room. */
  chars?: number
  /** An example of what to type. */
  placeholder?: string
  /** The least and the most, which the hint may name as `first` and `last`. */
  limit?: Range
  /** The values of a choice, in their order. */
  options?: readonly string[]
  /** How a value reads. */
  textOf(value: unknown, t: Translator['t']): string
  /** Elsewhere the field is not shown. */
  applies?(values: V): boolean
  isRequired?(values: V, name: string): boolean
  hintOf?(values: V, name: string): Message | undefined
}

/**
 * One field of a request: `T` as the panel has it, `F` as a form of the values `V` has it. `parse` and `print` are properties,
 * as methods would also be those of a field that cannot be missing.
 */
export interface FieldEntry<T, F, V> extends FieldView<V> {
  parse: (value: T) => F
  print: (value: F) => T
  tidy?: (value: F) => F
  rules: readonly Rule<V>[]
}

type FormValue<T> = T extends null | undefined ? never : T extends number ? string : T

/** The values of a form of a request `R`, beside what else the panel has stored, such as whether a secret is set. */
export type Edited<S, R> = Omit<S, keyof R> & { [K in keyof R]-?: FormValue<R[K]> }

/** An entry for each field of the request; one that the contract has got in addition does not compile. */
export type FieldTable<R, V extends Record<keyof R, unknown>> = { readonly [K in keyof R]-?: FieldEntry<R[K], V[K], V> }

export type FieldViews<V> = { readonly [F in Field<V>]?: FieldView<V> }

/** What a form takes of a table, and how it reads and writes the panel's values. */
export interface Fields<S, R, V extends object> {
  fields: FieldViews<V>
  rules: { [F in Field<V>]?: readonly Rule<V>[] }
  normalize(values: V): V
  valuesOf(stored: S): V
  requestOf(values: V): R
  /** The values of a part of the request. */
  partOf(request: Partial<R>): Partial<V>
}

/** Describes the fields of a request once: values, request, rules, labels and texts follow. */
export function fields<S extends object, R extends object, V extends Record<keyof R, unknown> = Edited<S, R>>(
  table: FieldTable<R, V>
): Fields<S, R, V> {
  const names: readonly Field<R>[] = fieldsOf(table)
  const views: { [F in Field<V>]?: FieldView<V> } = {}
  const rules: Fields<S, R, V>['rules'] = {}
  for (const name of names) {
    views[name] = table[name]
    rules[name] = rulesOf(table[name], name)
  }
  return {
    fields: views,
    rules,
    normalize(values) {
      const tidied = { ...values }
      for (const name of names) tidied[name] = table[name].tidy?.(values[name]) ?? values[name]
      return tidied
    },
    valuesOf(stored) {
      // In the order of the table, in which errors are found.
      const values: object = { ...table, ...stored }
      // The panel has the fields of the request, but those that may be missing.
      const read = stored as S & R
      for (const name of names) Reflect.set(values, name, table[name].parse(read[name]))
      // Each entry makes the value of its field.
      return values as V
    },
    requestOf(values) {
      const request: Partial<R> = {}
      for (const name of names) {
        const value = table[name].print(values[name])
        if (value !== undefined) request[name] = value
      }
      // Only a field that may be missing is printed as undefined.
      return request as R
    },
    partOf(request) {
      const values: Partial<V> = {}
      for (const name of names) {
        const value = request[name]
        if (value !== undefined) values[name] = table[name].parse(value)
      }
      return values
    }
  }
}

function rulesOf<V>(
  { isRequired, rules }: Pick<FieldEntry<never, never, V>, 'isRequired' | 'rules'>,
  name: string
): Rule<V>[] {
  const presence: Rule<V> = (value, values) => (isRequired?.(values, name) ? nonEmpty(value, values) : undefined)
  return [presence, ...rules]
}

/** The labels of the fields that can be compared, which secrets cannot. */
export function labelsOf<V extends object>(
  views: FieldViews<V>,
  t: Translator['t']
): Partial<Record<Field<V>, string>> {
  const labels: Partial<Record<Field<V>, string>> = {}
  for (const field of fieldsOf(views)) {
    const view = views[field]
    if (view && view.control !== 'secret') labels[field] = t(view.label)
  }
  return labels
}

/** The fields in which two requests differ, as texts for the user. */
export function changesOf<S, R, V extends object>(
  { fields: views, partOf }: Fields<S, R, V>,
  before: Partial<R>,
  after: Partial<R>,
  t: Translator['t']
): Difference[] {
  const textOf = (field: Field<V>, value: unknown) => views[field]?.textOf(value, t) ?? ''
  // The fields of a part are fields of V.
  const next = partOf(after) as Pick<Partial<V>, Field<V>>
  return differencesOf(labelsOf(views, t), partOf(before), next, textOf)
}
