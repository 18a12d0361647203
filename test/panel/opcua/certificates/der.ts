/** Writes ASN.1 values in DER (ITU-T X.690). */
const tagged = (tag: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = unsigned(length)
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

function unsigned(value: number): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

export const sequence = (...parts: Uint8Array[]) => tagged(0x30, Buffer.concat(parts))
export const setOf = (...parts: Uint8Array[]) => tagged(0x31, Buffer.concat(parts))
export const boolean = (value: boolean) => tagged(0x01, Buffer.from([value ? 0xff : 0]))
export const octetString = (content: Uint8Array) => tagged(0x04, content)
export const nothing = () => tagged(0x05, Buffer.alloc(0))
export const utf8 = (text: string) => tagged(0x0c, Buffer.from(text, 'utf8'))

/** A positive number. */
export function integer(value: number | Uint8Array): Buffer {
  const bytes = typeof value === 'number' ? unsigned(value) : Buffer.from(value)
  return tagged(0x02, (bytes[0] ?? 0) < 0x80 ? bytes : Buffer.concat([Buffer.from([0]), bytes]))
}

/** Such as `2.5.4.3`. */
export function oid(text: string): Buffer {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number)
  return tagged(0x06, Buffer.from([first * 40 + second, ...others.flatMap(base128)]))
}

function base128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift(0x80 | (rest & 0x7f))
  return digits
}

export const bitString = (content: Uint8Array, unusedBits = 0) =>
  tagged(0x03, Buffer.concat([Buffer.from([unusedBits]), content]))

/** Two digits of the year before 2050, four from then on (RFC 5280, 4.1.2.5). */
export function time(at: number): Buffer {
  const text = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')
  const isLate = Number(text.slice(0, 4)) >= 2050
  return isLate ? tagged(0x18, Buffer.from(text)) : tagged(0x17, Buffer.from(text.slice(2)))
}

/** `[number]` around a value. */
export const explicit = (number: number, content: Uint8Array) => tagged(0xa0 | number, content)
/** `[number]` in place of the tag of a primitive value. */
export const implicit = (number: number, content: Uint8Array) => tagged(0x80 | number, content)
