import type { Children } from '../page/children'
import type { Sortable } from './use-sorted'

export interface Column<R> extends Sortable<R> {
  title: string
  cell: (row: R) => Children
  align?: 'end'
  /** Stays in view at the end of the row while the others are scrolled: what can be done with the row. */
  pinned?: boolean
  /** A CSS width; the others share what is left. */
  width?: string
}
