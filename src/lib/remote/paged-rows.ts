import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { polled } from './polled'
import { missingPages, PAGE_ROWS, type RowPage, type Rows, type RowsInView, withPages } from './row-pages'

export interface PageRequest {
  offset: number
  limit: number
  /** Only rows up to this number, so that a list stays the same while new rows arrive. */
  newest?: number
  /** Only rows after this number. */
  after?: number
}

interface Options<Q, R> {
  /** Keeps its value as long as the query is the same. */
  $query: ReadableAtom<Q>
  read: (query: Q, request: PageRequest, signal: AbortSignal) => Promise<RowPage<R>>
  everySeconds: number
  /** Old rows are dropped, so that the total does not show how many are new: those after a number are counted. */
  countsAfter?: boolean | undefined
}

const TOP: RowsInView = { first: 0, last: 0, scrolled: false }

/**
 * A list of the panel, newest first, of which only the pages in view are read. New rows are added while it is neither
 * paused nor scrolled.
 */
export function createPagedRows<Q, R>({ $query, read, everySeconds, countsAfter }: Options<Q, R>) {
  const $stopped = atom(false)
  const $inView = atom(TOP)
  const $paused = computed([$stopped, $inView], (stopped, { scrolled }) => stopped || scrolled)
  const $rows = polled(load, { everySeconds })
  /** Whether the rows of a changed query are being read. */
  const $reading = computed([$rows, $query], (rows, query) => rows.status === 'ready' && rows.data.query !== query)
  let latest: Rows<R> | undefined
  let isOutdated = false
  let isReadingMissing = false

  async function load(signal: AbortSignal): Promise<Rows<R>> {
    const query = $query.get()
    const known = latest?.query === query && $paused.get() ? latest : undefined
    latest = known && !isOutdated ? await extended(known, query, signal) : await readTop(query, known?.newest, signal)
    isOutdated = false
    return latest
  }

  async function readTop(query: Q, newest: number | undefined, signal: AbortSignal): Promise<Rows<R>> {
    const top = await readPage(query, 0, newest, signal)
    const pages = new Map([[0, top.items]])
    const rows = { query, total: top.total, newest: newest ?? top.newest, newer: 0, pages }
    return addPages(rows, query, missingPages(rows, $inView.get()), signal)
  }

  async function extended(rows: Rows<R>, query: Q, signal: AbortSignal): Promise<Rows<R>> {
    const missing = missingPages(rows, $inView.get())
    if (missing.length > 0) return addPages(rows, query, missing, signal)
    const { total } = await read(query, { offset: 0, limit: 1, ...(countsAfter && { after: rows.newest }) }, signal)
    return { ...rows, newer: countsAfter ? total : Math.max(0, total - rows.total) }
  }

  async function addPages(rows: Rows<R>, query: Q, missing: number[], signal: AbortSignal): Promise<Rows<R>> {
    const pages = await Promise.all(missing.map(page => readPage(query, page, rows.newest, signal)))
    return withPages(rows, pages, $inView.get())
  }

  async function readPage(query: Q, page: number, newest: number | undefined, signal: AbortSignal) {
    const request = { offset: page * PAGE_ROWS, limit: PAGE_ROWS, ...(newest !== undefined && { newest }) }
    return { page, ...(await read(query, request, signal)) }
  }

  /** One read after the other, however fast the list is scrolled. */
  async function readMissing(): Promise<void> {
    if (isReadingMissing) return
    isReadingMissing = true
    let before: Rows<R> | undefined
    while (latest && latest !== before && missingPages(latest, $inView.get()).length > 0) {
      before = latest
      await $rows.reload()
    }
    isReadingMissing = false
  }

  onMount($rows, () => {
    const unsubscribers = [
      $query.listen(() => {
        const wasPaused = $paused.get()
        $inView.set(TOP)
        if (wasPaused === $paused.get()) void $rows.reload()
      }),
      $paused.listen(paused => {
        if (!paused) void $rows.reload()
      })
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  })

  return {
    $rows,
    $reading,
    $paused,

    pause: () => $stopped.set(true),

    /** Returns to the newest rows and follows them. */
    resume(): void {
      $inView.set(TOP)
      $stopped.set(false)
    },

    show(inView: RowsInView): void {
      $inView.set(inView)
      void readMissing()
    },

    /** Reads the rows in view again, as after a change of them. */
    refresh(): Promise<void> {
      isOutdated = true
      return $rows.reload()
    }
  }
}
