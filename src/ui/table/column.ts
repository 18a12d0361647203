import type { Children } from '../page/children'
import type { Sortable } from './use-sorted'

export interface Column<R> extends Sortable<R> {
  title: string
  cell: (row: R) => Children
  /** On paper in place of the cell, where that is shortened. */
  printed?: (row: R) => Children
  /** Never printed. */
  secret?: boolean
  align?: 'end'
  /** The actions of the row: in view at its end while the others scroll, and at the end of a card. */
  pinned?: boolean
  /** A CSS width; columns without one share the remaining width. */
  width?: string
  /**
   * The part that the column has on a phone, where each row is a card: its title (by default the first column), a check
   * box before it, or a fact below it, of which figures are short and stand two to a line. An empty text is left out.
   * All other columns are under *More*.
   */
  card?: 'title' | 'check' | 'fact' | 'figure'
}
