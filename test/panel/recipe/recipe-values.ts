import type { Schemas } from '../../../src/api/generated/schema'

type Item = Schemas['RecipeItem']
export type ValueFault = 'bit' | 'integer' | 'number' | 'out_of_range' | 'too_long'

const INTEGER_BITS = { int16: 16, uint16: 16, int32: 32, uint32: 32, int64: 64, uint64: 64 } as const
const FLOAT_MOST = 3.4028234663852886e38
const FLOAT_DIGITS = 9

/** The error code of a value. */
export function valueFault(item: Item, text: string): ValueFault | undefined {
  if (item.type === 'bit') return text === '0' || text === '1' ? undefined : 'bit'
  if (item.type === 'string') return Buffer.byteLength(text) > (item.length ?? 0) ? 'too_long' : undefined
  return isReal(item) ? realFault(item, text) : integerFault(item, text)
}

/** A value as the memory of the panel gives it back. */
export function storedValue(item: Item, text: string): string {
  if (item.type === 'string' || item.type === 'bit') return text
  if (item.type === 'double') return String(Number(text))
  return item.type === 'float' ? floatText(Number(text)) : String(BigInt(text))
}

const isReal = ({ type }: Item) => type === 'float' || type === 'double'

function realFault({ type, min, max }: Item, text: string): ValueFault | undefined {
  if (!/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return 'number'
  const value = Number(text)
  const most = type === 'float' ? FLOAT_MOST : Number.MAX_VALUE
  const low = min === null ? -most : Number(min)
  const high = max === null ? most : Number(max)
  return value < low || value > high ? 'out_of_range' : undefined
}

function integerFault({ type, min, max }: Item, text: string): ValueFault | undefined {
  if (!/^-?\d+$/.test(text)) return 'integer'
  const value = BigInt(text)
  const [least, most] = integerRange(type)
  const low = min === null ? least : BigInt(min)
  const high = max === null ? most : BigInt(max)
  return value < low || value > high ? 'out_of_range' : undefined
}

function integerRange(type: Item['type']): [bigint, bigint] {
  const bits = Object.entries(INTEGER_BITS).find(([name]) => name === type)?.[1] ?? 16
  const all = 1n << BigInt(bits)
  return type.startsWith('u') ? [0n, all - 1n] : [-all / 2n, all / 2n - 1n]
}

/** The shortest text that is the same 32-bit number. */
function floatText(value: number): string {
  const stored = Math.fround(value)
  for (let digits = 1; digits < FLOAT_DIGITS; digits += 1) {
    const text = String(Number(stored.toPrecision(digits)))
    if (Math.fround(Number(text)) === stored) return text
  }
  return String(Number(stored.toPrecision(FLOAT_DIGITS)))
}
