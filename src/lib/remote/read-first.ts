import type { PageRequest } from './paged-rows'
import type { RowPage } from './row-pages'

/** No list returns more in one page. */
const MOST_AT_ONCE = 500

export type FirstRows<R> = Pick<RowPage<R>, 'items' | 'total'>

/** The newest rows of a list, at most so many, as it is when the first ones are read. @throws ApiError */
export async function readFirst<R>(read: (request: PageRequest) => Promise<RowPage<R>>, most: number) {
  const { items, total, newest } = await read({ offset: 0, limit: Math.min(most, MOST_AT_ONCE) })
  const rows = [...items]
  while (rows.length < Math.min(most, total)) {
    const limit = Math.min(most - rows.length, MOST_AT_ONCE)
    const next = await read({ offset: rows.length, limit, newest })
    // Rows may have been deleted in the meantime.
    if (next.items.length === 0) break
    rows.push(...next.items)
  }
  return { items: rows, total }
}
