/** The index a key moves to in a list of items, wrapping around at both ends; undefined for any other key. */
export function steppedIndex(
  key: string,
  index: number,
  count: number,
  previousKey: string,
  nextKey: string
): number | undefined {
  if (key === nextKey) return (index + 1) % count
  if (key === previousKey) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
