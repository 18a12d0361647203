import type { Translator } from '../text/i18n'
import type { Message, MessageKey } from '../text/message'
import { type Difference, differencesOf } from './differences'
import { type Field, fieldsOf } from './fields'
import { nonEmpty, type Range, type Rule } from './rules'

/** What the view of a form knows of one of its fields. */
export interface FieldView<V> {
  control: 'text' | 'decimal' | 'numeric' | 'secret' | 'switch' | 'check' | 'select' | 'segments' | 'radio'
  label: Message
  unit?: MessageKey
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

/** One field of a request: `T` as the panel has it, `F` as a form of the values `V` has it. */
export interface FieldEntry<T, F, V> extends FieldView<V> {
  parse(value: T): F
  print(value: F): T
  tidy?(value: F): F
  rules: readonly Rule<V>[]
}

type FormValue<T> = T extends null | undefined ? never : T extends number ? string : T

/** The values of a form of a request `R`, beside what else the panel has stored, such as whether a secret is set. */
export type Edited<S, R> = Omit<S, keyof R> & { [K in keyof R]-?: FormValue<R[K]> }

/** An entry for each field of the request; one that the contract has got in addition does not compile. */
export type FieldTable<R, V> = { readonly [K in keyof R]-?: FieldEntry<R[K], K extends keyof V ? V[K] : never, V> }

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

type AnyEntry<V> = FieldEntry<unknown, unknown, V>

/** Describes the fields of a request once: values, request, rules, labels and texts follow. */
export function fields<S extends object, R extends object, V extends object = Edited<S, R>>(
  table: FieldTable<R, V>
): Fields<S, R, V> {
  // Each entry takes the values of its own field only, which a mapped type cannot say.
  const entries = Object.entries(table) as [Field<V>, AnyEntry<V>][]
  const each = (record: object, change: (entry: AnyEntry<V>, value: unknown) => unknown) =>
    Object.fromEntries(entries.map(([name, entry]) => [name, change(entry, Reflect.get(record, name))]))
  const partOf = (request: object) => {
    const values = each(request, (entry, value) => (value === undefined ? undefined : entry.parse(value)))
    // The entries make the values of V.
    return withoutMissing(values) as Partial<V>
  }
  return {
    // The table has no other entries.
    fields: table as unknown as FieldViews<V>,
    // As above.
    rules: Object.fromEntries(entries.map(([name, entry]) => [name, rulesOf(entry, name)])) as unknown as Fields<
      S,
      R,
      V
    >['rules'],
    normalize: values => ({ ...values, ...each(values, (entry, value) => entry.tidy?.(value) ?? value) }),
    // Each entry makes the value of its field.
    valuesOf: stored => ({ ...stored, ...each(stored, (entry, value) => entry.parse(value)) }) as unknown as V,
    // As above.
    requestOf: values => withoutMissing(each(values, (entry, value) => entry.print(value))) as R,
    partOf
  }
}

const withoutMissing = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

function rulesOf<V>({ isRequired, rules }: AnyEntry<V>, name: string): Rule<V>[] {
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
