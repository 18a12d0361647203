import { useMemo, useState } from 'react'

export interface Sortable<R> {
  id: string
  /** Makes the column sortable; the smaller row comes first. */
  compare?: ((one: R, other: R) => number) | undefined
}

export interface Sorting {
  column: string
  descending: boolean
}

/** Rows in the order of one column; unsorted they stay as they came. */
export function useSorted<R>(rows: readonly R[], columns: readonly Sortable<R>[], initial: Sorting | undefined) {
  const [sorting, setSorting] = useState(initial)
  const compare = columns.find(({ id }) => id === sorting?.column)?.compare
  const descending = sorting?.descending ?? false
  const sorted = useMemo(() => {
    if (!compare) return rows
    return rows.slice().sort((one, other) => (descending ? compare(other, one) : compare(one, other)))
  }, [rows, compare, descending])
  const sortBy = (column: string) =>
    setSorting(before => ({ column, descending: before?.column === column && !before.descending }))
  return { sorted, sorting, sortBy }
}
