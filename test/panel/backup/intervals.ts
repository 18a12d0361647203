/** Whole numbers from first to last, both included. */
export interface Interval {
  first: number
  last: number
}

/** Sorted, without overlaps. */
export type Intervals = readonly Interval[]

export function union(...lists: Intervals[]): Intervals {
  const sorted = lists
    .flat()
    .filter(({ first, last }) => first <= last)
    .sort((one, other) => one.first - other.first)
  const joined: Interval[] = []
  for (const interval of sorted) {
    const previous = joined.at(-1)
    if (previous && interval.first <= previous.last + 1) previous.last = Math.max(previous.last, interval.last)
    else joined.push({ ...interval })
  }
  return joined
}

export function without(from: Intervals, removed: Intervals): Intervals {
  return removed.reduce<Intervals>(
    (rest, { first, last }) =>
      rest.flatMap(it =>
        [
          { first: it.first, last: Math.min(it.last, first - 1) },
          { first: Math.max(it.first, last + 1), last: it.last }
        ].filter(piece => piece.first <= piece.last)
      ),
    from.filter(({ first, last }) => first <= last)
  )
}

export const within = (list: Intervals, { first, last }: Interval): Intervals =>
  union(list.map(it => ({ first: Math.max(it.first, first), last: Math.min(it.last, last) })))

export const countOf = (list: Intervals): number => list.reduce((sum, { first, last }) => sum + last - first + 1, 0)

export const includes = (list: Intervals, number: number): boolean =>
  list.some(({ first, last }) => first <= number && number <= last)

/** The intervals of the chosen records; all are in the order of their numbers. */
export function intervalsOf<T extends { number: number }>(records: Iterable<T>, isChosen = (_: T) => true): Intervals {
  const found: Interval[] = []
  for (const record of records) {
    if (!isChosen(record)) continue
    const { number } = record
    const previous = found.at(-1)
    if (previous && number === previous.last + 1) previous.last = number
    else found.push({ first: number, last: number })
  }
  return found
}
