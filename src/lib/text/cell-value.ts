const DECIMAL_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** A finite number, or numeric text as a number; anything else is a gap. */
export function cellValue(cell: unknown): number | null {
  const text = typeof cell === 'string' ? cell.trim() : undefined
  const value = text !== undefined && DECIMAL_NUMBER.test(text) ? Number(text) : cell
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
