import { atom, type ReadableAtom } from 'nanostores'
import type { ExportFormat, StartedExport } from '../api/exports'
import type { createUrlFilters } from '../lib/browser/url-filters'
import { lastKnown } from '../lib/remote/last-known'
import { createPagedRows, type PageRequest } from '../lib/remote/paged-rows'
import type { RowPage } from '../lib/remote/row-pages'
import { laterRequests } from '../lib/remote/stoppable'
import { formatNumber } from '../lib/text/format'
import type { Translator } from '../lib/text/i18n'
import type { MessageKey } from '../lib/text/message'
import { type Preset, type Range, windowOf } from '../lib/time-range/range'
import { createRangeForm } from '../lib/time-range/range-form'
import { rangeText } from '../lib/time-range/range-text'
import { createDataRange, panelTime } from './data-range'
import { type ExportLimit, openExport } from './exports'

const POLL_SECONDS = 5

type UrlFilters<F extends object> = ReturnType<typeof createUrlFilters<F>>

/** The filters of a log and its time range; `initial` is the range offered for editing while all times are shown. */
export function createLogFilters<F extends object>(filters: UrlFilters<F>, initial: Preset, now: () => number) {
  const { $range, pickRange } = createDataRange(undefined)
  return {
    ...filters,
    $range,
    pickRange,
    rangeForm: () => createRangeForm(windowOf($range.get() ?? initial, now()), pickRange)
  }
}

/** The export of what matches the filters. */
export interface LogExport<Q, W> {
  fileName: string
  matching: MessageKey
  /** The label of how many match. */
  records: MessageKey
  start: (wanted: W & ExportFormat) => Promise<StartedExport>
  limits: (query: Q, t: Translator['t']) => readonly ExportLimit[]
}

interface RangedLog<Q, W, R, P> {
  $query: ReadableAtom<Q>
  /** `now` is the panel's clock. */
  wantedBy: (query: Q, now: number) => W
  read: (wanted: W & PageRequest, signal?: AbortSignal) => Promise<RowPage<R> & P>
  countsAfter?: boolean
  exported: LogExport<Q, W>
}

/** A log that the panel filters, pages and exports. */
export function createRangedLog<Q extends { range: Range | undefined }, W, R, P>(log: RangedLog<Q, W, R, P>) {
  const { $query, wantedBy, read, countsAfter, exported } = log
  const $page = atom<(RowPage<R> & P) | undefined>()

  const wanted = async (query: Q, signal?: AbortSignal) =>
    wantedBy(query, query.range === undefined ? 0 : await panelTime(signal))

  async function readPage(query: Q, request: PageRequest, signal?: AbortSignal) {
    const page = await read({ ...(await wanted(query, signal)), ...request }, signal)
    $page.set(page)
    return page
  }

  const list = createPagedRows<Q, R>({ $query, read: readPage, everySeconds: POLL_SECONDS, countsAfter })

  return {
    list,
    /** As last read; only what it says of the whole log is of use. */
    $page,
    wanted,
    readPage,

    export(): void {
      const query = $query.get()
      const total = lastKnown(list.$rows.get())?.total
      const { fileName, matching, records, limits } = exported
      async function start(format: ExportFormat) {
        const later = laterRequests()
        const chosen = await wanted(query)
        return later(() => exported.start({ ...chosen, ...format }))
      }
      openExport({
        fileName,
        parts: [{ id: 'matching', text: matching, start }],
        limits: t => [
          { label: t('range.label'), value: rangeText(query.range, t) },
          ...limits(query, t),
          { label: t(records), value: total === undefined ? '' : formatNumber(total) }
        ]
      })
    }
  }
}
