/** Where a key leads in a row of things: on, back (around the ends), to the first or the last. */
export function steppedIndex(key: string, index: number, count: number, back: string, on: string): number | undefined {
  if (key === on) return (index + 1) % count
  if (key === back) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
