import { DATA_TYPES, type TagScalar, type TagValue } from '../../opcua/data-types'

const BYTES: Record<string, number> = { INT16: 2, UINT16: 2, INT32: 4, UINT32: 4, FLOAT: 4, DOUBLE: 8 }

/** How many registers values of a type take; a text has two characters in each. */
export const wordsOf = (type: string, length: number): number =>
  type === 'STRING' ? Math.ceil(length / 2) : ((BYTES[type] ?? 2) / 2) * length

/** Registers as Modbus sends them: the high byte and the high word first. */
export function encode(value: TagValue, type: string, length: number): Buffer {
  const words = Buffer.alloc(wordsOf(type, length) * 2)
  if (type === 'STRING') words.write(String(value), 'latin1')
  else
    for (const [index, scalar] of [value].flat().slice(0, length).entries())
      write(words, type, index * (BYTES[type] ?? 2), Number(scalar))
  return words
}

function write(words: Buffer, type: string, at: number, number: number): void {
  if (type === 'FLOAT') words.writeFloatBE(number, at)
  else if (type === 'DOUBLE') words.writeDoubleBE(number, at)
  else if (type.endsWith('32')) words.writeInt32BE(Math.trunc(number) | 0, at)
  else words.writeUInt16BE(Math.trunc(number) & 0xffff, at)
}

export function decode(words: Buffer, type: string): TagScalar {
  if (type === 'FLOAT') return words.readFloatBE()
  if (type === 'DOUBLE') return words.readDoubleBE()
  if (type === 'STRING') return words.toString('latin1').replace(/\0.*$/s, '')
  if (DATA_TYPES[type]?.kind === 'bit') return ((words[0] ?? 0) & 1) === 1
  const isSigned = type.startsWith('INT')
  if (type.endsWith('32')) return isSigned ? words.readInt32BE() : words.readUInt32BE()
  return isSigned ? words.readInt16BE() : words.readUInt16BE()
}
