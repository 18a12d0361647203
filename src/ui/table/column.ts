import type { Children } from '../page/children'
import type { RowCheckProps } from './row-check'
import type { Sortable } from './use-sorted'

export interface Column<R> extends Sortable<R> {
  title: string
  cell: (row: R) => Children
  /** On paper in place of the cell, where that is shortened. */
  printed?: (row: R) => Children
  /** Never printed. */
  secret?: boolean
  align?: 'end'
  /** Its cells open the row, with what the table leaves out. */
  opens?: boolean
  /** The actions of the row, at the end of a card; a menu without a button beside its title. */
  pinned?: boolean | 'menu'
  /** In its head in place of the title: selects all rows that can be, as far as they are loaded. */
  all?: RowCheckProps | undefined
  /** Whether a row is one of those that the actions above the table are for; it is marked then. */
  selected?: (row: R) => boolean
  /** A CSS width; columns without one share the remaining width. */
  width?: string
  /** Also takes the width that the others leave. */
  grows?: boolean
  /**
   * The part that the column has where there is only room for cards: its title (by default the first column), a check
   * box before it, or a fact below it. An empty text is left out: the cell says *None* where that is of interest, as for
   * permissions. All other columns are under *More*. Where a wider table has no room for all columns, these are left out
   * first.
   */
  card?: 'title' | 'check' | 'fact'
}

/** What can be pressed, and secrets, are only on the screen. */
export const isPrinted = <R>({ pinned, card, secret }: Column<R>): boolean => !pinned && card !== 'check' && !secret

/** Attributes of the cells of a column. */
export const printProps = <R>(column: Column<R>) => ({ 'data-unprinted': !isPrinted(column) || undefined })
