export interface Widths {
  /** Pixels that the table is too wide; 0 while none is rendered. */
  excess: number
  /** Pixels that there are. */
  available: number
}

/**
 * The width that was needed each time before one more column was left out. A column is left out while the table is too wide,
 * and returns where there is the width that it was left out for.
 */
export function nextNeeded(needed: readonly number[], most: number, { excess, available }: Widths): readonly number[] {
  if (excess > 0 && needed.length < most) return [...needed, available + excess]
  const last = needed[needed.length - 1]
  return last !== undefined && available >= last ? needed.slice(0, -1) : needed
}
