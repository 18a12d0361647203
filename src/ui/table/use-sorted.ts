import { useMemo, useState } from 'react'

export interface Sortable<R> {
  id: string
  /** Makes the column sortable; as for Array.prototype.sort. */
  compare?: ((a: R, b: R) => number) | undefined
}

export interface Sorting {
  column: string
  descending: boolean
}

/** Sorts rows by one column; without one they keep their order. */
export function useSorted<R>(rows: readonly R[], columns: readonly Sortable<R>[], initial: Sorting | undefined) {
  const [sorting, setSorting] = useState(initial)
  const compare = columns.find(({ id }) => id === sorting?.column)?.compare
  const descending = sorting?.descending ?? false
  const sort = (unsorted: readonly R[]) =>
    compare ? unsorted.slice().sort((a, b) => (descending ? compare(b, a) : compare(a, b))) : unsorted
  const sorted = useMemo(() => sort(rows), [rows, compare, descending])
  const sortBy = (column: string) =>
    setSorting(previous => ({ column, descending: previous?.column === column && !previous.descending }))
  return { sorted, sort, sorting, sortBy }
}
