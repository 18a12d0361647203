export type TagScalar = number | string | boolean
export type TagValue = TagScalar | TagScalar[]

type DataType = { kind: 'bit' } | { kind: 'text' } | { kind: 'number'; least: number; greatest: number }

const integer = (bits: number, signed: boolean): DataType => ({
  kind: 'number',
  least: signed ? -(2 ** (bits - 1)) : 0,
  greatest: 2 ** (signed ? bits - 1 : bits) - 1
})

const FLOAT_GREATEST = 3.4028234663852886e38

/** Types of values in the PLCs, by their name in the driver table. */
export const DATA_TYPES: Record<string, DataType> = {
  BOOL: { kind: 'bit' },
  INT16: integer(16, true),
  UINT16: integer(16, false),
  INT32: integer(32, true),
  UINT32: integer(32, false),
  FLOAT: { kind: 'number', least: -FLOAT_GREATEST, greatest: FLOAT_GREATEST },
  DOUBLE: { kind: 'number', least: -Number.MAX_VALUE, greatest: Number.MAX_VALUE },
  STRING: { kind: 'text' }
}
