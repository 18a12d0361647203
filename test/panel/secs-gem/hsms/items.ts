/** Items of SECS-II messages (SEMI E5), by the names that SML has for their formats. */
export type Item =
  | { format: 'L'; items: Item[] }
  | { format: TextFormat; text: string }
  | { format: 'BOOLEAN'; values: boolean[] }
  | { format: NumberFormat; values: number[] }
  | { format: LargeFormat; values: bigint[] }

type TextFormat = 'A' | 'J'
type NumberFormat = 'B' | 'I1' | 'I2' | 'I4' | 'U1' | 'U2' | 'U4' | 'F4' | 'F8'
type LargeFormat = 'I8' | 'U8'

class InvalidItem extends Error {
  override name = 'InvalidItem'
}

const CODES = {
  ...{ L: 0o00, B: 0o10, BOOLEAN: 0o11, A: 0o20, J: 0o21 },
  ...{ I8: 0o30, I1: 0o31, I2: 0o32, I4: 0o34, F8: 0o40, F4: 0o44, U8: 0o50, U1: 0o51, U2: 0o52, U4: 0o54 }
} as const satisfies Record<Item['format'], number>

const SIZES: Record<NumberFormat | LargeFormat, number> = {
  ...{ B: 1, I1: 1, U1: 1, I2: 2, U2: 2, I4: 4, U4: 4, F4: 4 },
  ...{ F8: 8, I8: 8, U8: 8 }
}

const LONGEST = 0xff_ff_ff
const DEEPEST = 32
/** A list of empty items takes two bytes for each in the message, and a hundred in memory. */
const MOST_ITEMS = 100_000

export const list = (...items: Item[]): Item => ({ format: 'L', items })
/** Characters that are not of ASCII are replaced. */
export const ascii = (text: string): Item => ({ format: 'A', text: text.replace(/[^\x20-\x7e]/gu, '?') })
export const number = (format: NumberFormat, ...values: number[]): Item => ({ format, values })

export function encodeItem(item: Item): Buffer {
  if (item.format === 'L')
    return Buffer.concat([header('L', item.items.length), ...item.items.map(part => encodeItem(part))])
  const bytes = contentOf(item)
  return Buffer.concat([header(item.format, bytes.length), bytes])
}

function contentOf(item: Exclude<Item, { format: 'L' }>): Buffer {
  if ('text' in item) return Buffer.from(item.text, 'latin1')
  if (item.format === 'BOOLEAN') return Buffer.from(item.values.map(Number))
  const size = SIZES[item.format]
  const bytes = Buffer.alloc(item.values.length * size)
  for (const [index, value] of item.values.entries()) write(bytes, item.format, index * size, value)
  return bytes
}

/** As few length bytes as the length needs. */
function header(format: Item['format'], length: number): Buffer {
  if (length > LONGEST) throw new InvalidItem(`${length} is too long for an item`)
  const lengthBytes = length > 0xffff ? 3 : length > 0xff ? 2 : 1
  const bytes = Buffer.alloc(1 + lengthBytes)
  bytes[0] = (CODES[format] << 2) | lengthBytes
  bytes.writeUIntBE(length, 1, lengthBytes)
  return bytes
}

/** The item of a message body. @throws InvalidItem */
export function decodeItem(body: Buffer): Item {
  const { item, end } = decodeAt(body, 0, { depth: 0, count: { items: 0 } })
  if (end !== body.length) throw new InvalidItem(`${body.length - end} bytes after the item`)
  return item
}

interface Place {
  depth: number
  /** Of the whole message so far. */
  count: { items: number }
}

function decodeAt(body: Buffer, at: number, place: Place): { item: Item; end: number } {
  place.count.items += 1
  if (place.count.items > MOST_ITEMS) throw new InvalidItem(`more than ${MOST_ITEMS} items`)
  const first = body[at]
  const lengthBytes = (first ?? 0) & 3
  const start = at + 1 + lengthBytes
  if (first === undefined || lengthBytes === 0 || start > body.length) throw new InvalidItem(`no item at byte ${at}`)
  const format = formatOf(first >> 2)
  const length = body.readUIntBE(at + 1, lengthBytes)
  if (format === 'L') return decodeList(body, start, length, place)
  const end = start + length
  if (end > body.length) throw new InvalidItem(`the item at byte ${at} is longer than the message`)
  return { item: valuesOf(format, body.subarray(start, end)), end }
}

function decodeList(body: Buffer, start: number, length: number, { depth, count }: Place) {
  if (depth >= DEEPEST) throw new InvalidItem(`lists are nested deeper than ${DEEPEST}`)
  const items: Item[] = []
  let end = start
  for (let index = 0; index < length; index += 1) {
    const part = decodeAt(body, end, { depth: depth + 1, count })
    items.push(part.item)
    end = part.end
  }
  return { item: { format: 'L', items } as const, end }
}

function formatOf(code: number): Item['format'] {
  const found = Object.entries(CODES).find(([, other]) => other === code)
  // The keys of CODES are the formats.
  if (found) return found[0] as Item['format']
  throw new InvalidItem(`unknown format code 0o${code.toString(8)}`)
}

function valuesOf(format: Exclude<Item['format'], 'L'>, bytes: Buffer): Item {
  if (format === 'A' || format === 'J') return { format, text: bytes.toString('latin1') }
  if (format === 'BOOLEAN') return { format, values: [...bytes].map(Boolean) }
  const size = SIZES[format]
  if (bytes.length % size !== 0) throw new InvalidItem(`${bytes.length} bytes are no values of ${format}`)
  const places = Array.from({ length: bytes.length / size }, (_, index) => index * size)
  if (format === 'I8') return { format, values: places.map(at => bytes.readBigInt64BE(at)) }
  if (format === 'U8') return { format, values: places.map(at => bytes.readBigUInt64BE(at)) }
  return { format, values: places.map(at => read(bytes, format, at, size)) }
}

function read(bytes: Buffer, format: NumberFormat, at: number, size: number): number {
  if (format === 'F4') return bytes.readFloatBE(at)
  if (format === 'F8') return bytes.readDoubleBE(at)
  return format.startsWith('I') ? bytes.readIntBE(at, size) : bytes.readUIntBE(at, size)
}

function write(bytes: Buffer, format: NumberFormat | LargeFormat, at: number, value: number | bigint): void {
  if (format === 'I8') bytes.writeBigInt64BE(BigInt(value), at)
  else if (format === 'U8') bytes.writeBigUInt64BE(BigInt(value), at)
  else if (format === 'F4') bytes.writeFloatBE(Number(value), at)
  else if (format === 'F8') bytes.writeDoubleBE(Number(value), at)
  else if (format.startsWith('I')) bytes.writeIntBE(Number(value), at, SIZES[format])
  else bytes.writeUIntBE(Number(value), at, SIZES[format])
}
