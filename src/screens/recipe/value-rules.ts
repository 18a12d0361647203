import type { RecipeItem } from '../../api/recipe'
import { byteLength, type Rule } from '../../lib/form/rules'
import type { Cell } from '../../lib/table-file/column'
import type { Message } from '../../lib/text/message'
import { bothReadings, type DecimalSign, plainNumber } from '../../lib/text/numbers'

interface Limits {
  min: string
  max: string
}

const REAL = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
const FLOAT_MAX = '3.4028234663852886e+38'
const DOUBLE_MAX = '1.7976931348623157e+308'

const TYPE_LIMITS: Record<Exclude<RecipeItem['type'], 'bit' | 'string'>, Limits> = {
  int16: { min: '-32768', max: '32767' },
  uint16: { min: '0', max: '65535' },
  int32: { min: '-2147483648', max: '2147483647' },
  uint32: { min: '0', max: '4294967295' },
  int64: { min: '-9223372036854775808', max: '9223372036854775807' },
  uint64: { min: '0', max: '18446744073709551615' },
  float: { min: `-${FLOAT_MAX}`, max: FLOAT_MAX },
  double: { min: `-${DOUBLE_MAX}`, max: DOUBLE_MAX }
}

export const isReal = ({ type }: RecipeItem): boolean => type === 'float' || type === 'double'

export const isNumeric = ({ type }: RecipeItem): boolean => type !== 'bit' && type !== 'string'

/** The limits of the project, or else of the type. */
export function limitsOf({ type, min, max }: RecipeItem): Limits | undefined {
  if (type === 'bit' || type === 'string') return undefined
  return { min: min ?? TYPE_LIMITS[type].min, max: max ?? TYPE_LIMITS[type].max }
}

/** Validates a value as text, because JavaScript numbers cannot represent all 64-bit integers. */
export function validateValue(item: RecipeItem, text: string): Message | undefined {
  if (item.type === 'string') return validateString(item, text)
  if (text.trim() === '') return 'errors.required'
  if (item.type === 'bit') return text === '0' || text === '1' ? undefined : 'recipe.value.bit'
  if (!(isReal(item) ? REAL : /^-?\d+$/).test(text)) return isReal(item) ? 'recipe.value.number' : 'errors.integer'
  const limits = limitsOf(item)
  const inRange = !limits || (compareValues(item, text, limits.min) >= 0 && compareValues(item, text, limits.max) <= 0)
  return inRange ? undefined : ['errors.range', { ...limits }]
}

/** A value as someone wrote it, with its error; an ambiguous one is not changed. */
export function readValue(item: RecipeItem, text: string, decimal?: DecimalSign): Cell<string> {
  if (item.type === 'string') return { value: text, error: validateValue(item, text) }
  const value = item.type === 'bit' ? text.trim() : plainNumber(text, decimal)
  if (value === undefined) return { value: text, error: ['recipe.value.ambiguous', bothReadings(text, decimal)] }
  return { value, error: validateValue(item, value) }
}

export const valueRule =
  (item: RecipeItem): Rule<unknown> =>
  value =>
    readValue(item, value).error

/** Compares two valid values of the item. */
export function compareValues(item: RecipeItem, one: string, other: string): number {
  if (item.type === 'string') return one.localeCompare(other)
  const [first, second] = isReal(item) ? [Number(one), Number(other)] : [integerOf(one), integerOf(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Whether the panel stores both as the same value, such as `4.50` and `4.5`. */
export function isSameValue(item: RecipeItem, one: string, other: string): boolean {
  if (one === other || item.type === 'string' || validateValue(item, one)) return one === other
  if (item.type === 'float') return Math.fround(Number(one)) === Math.fround(Number(other))
  return compareValues(item, one, other) === 0
}

function validateString({ length }: RecipeItem, text: string): Message | undefined {
  if (length === null || byteLength(text) <= length) return undefined
  return ['errors.bytes.most', { max: length }]
}

/** Zero for invalid text, such as an old value that the project no longer accepts. */
const integerOf = (text: string): bigint => (/^-?\d+$/.test(text) ? BigInt(text) : BigInt(0))
