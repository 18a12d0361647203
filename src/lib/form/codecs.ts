import type { Translator } from '../text/i18n'
import { joinList } from '../text/join'
import type { Message, MessageKey } from '../text/message'
import type { FieldEntry, FieldView } from './field-table'
import { integer, length, type Range, type Rule, port as validPort } from './rules'

export interface FieldOptions<V> {
  /** Elsewhere the field is neither shown nor required. */
  applies?: (values: V) => boolean
  /** A number always is; a secret is only while none is stored. */
  required?: boolean | ((values: V) => boolean)
  hint?: Message | ((values: V) => Message | undefined)
  unit?: MessageKey
  chars?: number
  placeholder?: string
  /** Besides those of the codec. */
  rules?: readonly Rule<NoInfer<V>>[]
}

/** Of fields by what they hold, in characters. */
const NUMBER = 8
export const ADDRESS = 16
export const NAME = 32
/** Names that may be longer than that are texts. */
const LONGEST_NAME = 64

type Shared<V> = Pick<FieldView<V>, 'label' | 'unit' | 'chars' | 'placeholder' | 'applies' | 'isRequired' | 'hintOf'>

/** A text; where blanks at its ends mean nothing it is `trimmed`. */
export function text<V>(
  label: Message,
  limit?: Range,
  { trim, ...options }: FieldOptions<V> & { trim?: boolean } = {}
): FieldEntry<string, string, V> {
  const most: readonly Rule<V>[] = limit ? [length(...limit)] : []
  return {
    ...(limit && limit[1] <= LONGEST_NAME && { chars: NAME }),
    ...shared(label, options),
    ...same,
    ...(trim && { tidy: (value: string) => value.trim() }),
    control: 'text',
    ...(limit && { limit }),
    textOf: String,
    rules: [...(options.rules ?? []), ...most]
  }
}

/** A whole number, which is text while it is edited. */
export function number<V>(label: Message, limit: Range, options: FieldOptions<V> = {}): FieldEntry<number, string, V> {
  return {
    ...shared(label, options),
    isRequired: () => true,
    control: 'numeric',
    chars: Math.max(NUMBER, String(limit[1]).length),
    limit,
    parse: String,
    print: Number,
    tidy: value => value.trim(),
    textOf: String,
    rules: [integer(...limit), ...(options.rules ?? [])]
  }
}

/** Of TCP or UDP. */
export const port = <V>(label: Message, options: FieldOptions<V> = {}): FieldEntry<number, string, V> => ({
  ...number(label, [0, 0], options),
  rules: [validPort]
})

/** Yes or no. It waits for the save, so that it is never a switch. */
export const flag = <V>(label: Message, options: FieldOptions<V> = {}): FieldEntry<boolean, boolean, V> => ({
  ...shared(label, options),
  ...same,
  control: 'check',
  textOf: (value, t) => t(value ? 'common.term.yes' : 'common.term.no'),
  rules: []
})

type ChoiceOptions<V> = FieldOptions<V> & { control?: 'select' | 'segments' | 'radio' }

/** One of some values, in the order of their texts. */
export function choice<T extends string, V>(
  label: Message,
  texts: Readonly<Record<T, MessageKey>>,
  options?: ChoiceOptions<V>
): FieldEntry<T, T, V> {
  const known = new Map<string, MessageKey>(Object.entries(texts))
  const textOf: FieldView<V>['textOf'] = (value, t) => {
    const key = known.get(String(value))
    return key ? t(key) : String(value)
  }
  // A record has no other keys.
  return choiceOf([...known.keys()] as T[], label, textOf, options)
}

/** One of some values, whose texts are not all translated. */
export function choiceOf<T extends string, V>(
  values: readonly NoInfer<T>[],
  label: Message,
  textOf: FieldView<V>['textOf'],
  { control = 'select', ...options }: ChoiceOptions<V> = {}
): FieldEntry<T, T, V> {
  return { ...shared(label, options), ...same, control, options: values, textOf, rules: options.rules ?? [] }
}

/** One of some numbers. */
export const choiceOfNumbers = <T extends number, V>(
  values: readonly T[],
  label: Message,
  textOf: FieldView<V>['textOf'] = String,
  options?: ChoiceOptions<V>
): FieldEntry<T, string, V> => ({
  ...choiceOf(values.map(String), label, textOf, options),
  parse: String,
  // One of the values.
  print: value => Number(value) as T
})

/** Several of some values; those of a set that depends on the panel are given to its control. */
export function setOf<T extends string, V>(
  label: Message,
  textOf: (value: T, t: Translator['t']) => string = String,
  options: FieldOptions<V> & { of?: readonly T[] } = {}
): FieldEntry<T[], T[], V> {
  return {
    ...shared(label, options),
    ...same,
    control: 'check',
    options: options.of ?? [],
    // The value of the field, or one of the options.
    textOf: (value, t) => joinList([value].flat().map(one => textOf(one as T, t))) || t('common.term.none'),
    rules: options.rules ?? []
  }
}

/** Whether the panel has a secret, which it never sends. */
const isSet = (values: object, name: string): boolean => Reflect.get(values, `${name}_set`) === true

export interface SecretOptions<V> extends FieldOptions<V> {
  /** Shown while one is set, and while none is. */
  hints?: readonly [set: MessageKey, notSet: MessageKey]
}

/** Empty unless a new one is typed: one that is stored stays. */
export function secret<V extends object>(
  label: Message,
  limit: Range,
  { hints: [set, notSet] = ['common.secret.set', 'common.term.notSet'], ...options }: SecretOptions<V> = {}
): FieldEntry<string | undefined, string, V> {
  const { isRequired, ...rest } = shared(label, options)
  return {
    hintOf: (values, name) => (isSet(values, name) ? set : notSet),
    ...rest,
    isRequired: (values, name) => (isRequired?.(values, name) ?? false) && !isSet(values, name),
    control: 'secret',
    chars: NAME,
    limit,
    parse: () => '',
    print: value => value || undefined,
    textOf: () => '',
    rules: [...(options.rules ?? []), length(...limit)]
  }
}

/**
 * A field that the panel may have none of, which is `null` or `undefined` as the contract says: required only where it is said to
 * apply.
 */
export const optional = <T, V, N extends null | undefined>(
  { parse, print, ...entry }: FieldEntry<T, string, V>,
  none: N
): FieldEntry<T | N, string, V> => ({
  ...entry,
  isRequired: values => entry.applies?.(values) ?? false,
  parse: (value: T | null | undefined) => (value === null || value === undefined ? '' : parse(value)),
  print: value => (value.trim() === '' ? none : print(value))
})

const same = { parse: <T>(value: T): T => value, print: <T>(value: T): T => value }

function shared<V>(label: Message, { applies, required, hint, unit, chars, placeholder }: FieldOptions<V>): Shared<V> {
  const view: Shared<V> = { label }
  if (unit) view.unit = unit
  if (chars) view.chars = chars
  if (placeholder) view.placeholder = placeholder
  if (applies) view.applies = applies
  if (required) view.isRequired = values => (applies?.(values) ?? true) && (required === true || required(values))
  if (hint) view.hintOf = typeof hint === 'function' ? hint : () => hint
  return view
}
