export const PAGE_ROWS = 50
/** Enough for a view and the pages next to it. */
const MOST_PAGES = 5

export interface RowPage<R> {
  items: readonly R[]
  /** How many rows match the query. */
  total: number
  /** The number of the newest row, whether it matches or not. */
  newest: number
}

/** Rows of a long list, newest first, of which only a few pages are known. */
export interface Rows<R> extends Omit<RowPage<R>, 'items'> {
  query: unknown
  pages: ReadonlyMap<number, readonly R[]>
  /** How many matching rows have arrived since, while the list is paused. */
  newer: number
}

export interface RowsInView {
  first: number
  last: number
  /** Whether the list is scrolled away from its newest row. */
  scrolled: boolean
}

/** The row at a position of the list; undefined until its page is read. */
export function rowAt<R>({ pages }: Rows<R>, index: number): R | undefined {
  return pages.get(Math.floor(index / PAGE_ROWS))?.[index % PAGE_ROWS]
}

export function missingPages({ total, pages }: Rows<unknown>, { first, last }: RowsInView): number[] {
  const start = Math.floor(first / PAGE_ROWS)
  const end = Math.floor(Math.min(last, total - 1) / PAGE_ROWS)
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, offset) => start + offset).filter(
    page => !pages.has(page)
  )
}

/** Adds pages that were read together and drops those farthest from the view. */
export function withPages<R>(
  rows: Rows<R>,
  read: readonly (RowPage<R> & { page: number })[],
  { first, last }: RowsInView
): Rows<R> {
  const total = read[0]?.total ?? rows.total
  // With another total the rows have moved, so that the pages read before no longer fit.
  const known = total === rows.total ? [...rows.pages] : []
  const pages = [...known, ...read.map(({ page, items }) => [page, items] as const)]
  const middle = Math.floor((first + last) / 2 / PAGE_ROWS)
  const distance = (page: number) => Math.abs(page - middle)
  const nearest = pages.sort(([one], [other]) => distance(one) - distance(other)).slice(0, MOST_PAGES)
  return { ...rows, total, pages: new Map(nearest) }
}
