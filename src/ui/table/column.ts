import type { Children } from '../page/children'
import type { Sortable } from './use-sorted'

export interface Column<R> extends Sortable<R> {
  title: string
  cell: (row: R) => Children
  align?: 'end'
  /** Stays in view at the end of the row while the others scroll; for the row's actions. */
  pinned?: boolean
  /** A CSS width; columns without one share the remaining width. */
  width?: string
}
