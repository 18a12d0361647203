import type { PageRequest } from '../../../lib/remote/paged-rows'
import type { RowPage } from '../../../lib/remote/row-pages'

/** A list of the panel, oldest first; `total` counts also those beyond the limit. */
export interface Oldest<R> {
  items: readonly R[]
  total: number
}

/** The most rows of a part of the report. */
export const MOST_ROWS = 5000
const PAGE = 500

/** Pages through what the panel lists newest first; of more than the limit the oldest, because what came first explains the rest. */
export async function readOldest<R>(
  read: (request: PageRequest) => Promise<RowPage<R>>,
  onProgress: (share: number) => void
): Promise<Oldest<R>> {
  const { items, total, newest } = await read({ offset: 0, limit: PAGE })
  const skipped = Math.max(0, total - MOST_ROWS)
  const rows = skipped === 0 ? [...items] : []
  let more = rows.length < total
  for (let offset = skipped + rows.length; more; ) {
    onProgress(rows.length / (total - skipped))
    const page = await read({ offset, limit: PAGE, newest })
    rows.push(...page.items)
    offset += page.items.length
    // A deletion in the meantime makes the list shorter.
    more = offset < total && page.items.length > 0
  }
  return { items: rows.reverse(), total }
}
