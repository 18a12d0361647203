import { atom, computed, type ReadableAtom } from 'nanostores'
import type { ExportFormat, ExportLanguage, StartedExport } from '../api/exports'

import { lastKnown } from '../lib/remote/last-known'
import { createPagedRows, type PageRequest } from '../lib/remote/paged-rows'
import { readFirst } from '../lib/remote/read-first'
import { PAGE_ROWS, type RowPage } from '../lib/remote/row-pages'
import { laterRequests } from '../lib/remote/stoppable'
import { formatNumber } from '../lib/text/format'
import type { Translator } from '../lib/text/i18n'
import type { MessageKey } from '../lib/text/message'
import { parseDeviceTime, sendDeviceTime } from '../lib/text/time-text'
import { type Preset, type Range, windowOf } from '../lib/time-range/range'
import { createRangeForm } from '../lib/time-range/range-form'
import { datedRangeText } from '../lib/time-range/range-text'
import type { createPageFilters } from './address/page-filters'
import { deviceNow } from './clock'
import { createClockChanges } from './clock-changes'
import { createDataRange, panelTime } from './data-range'
import { type ExportLimit, openExport } from './exports'
import { createMark, type Mark } from './marked'
import { markedRows, type Numbered } from './marked-rows'
import { shiftsFor } from './shifts'

const POLL_SECONDS = 5

type UrlFilters<F extends object> = ReturnType<typeof createPageFilters<F>>

/** The filters of a log and its time range; `initial` is the range offered for editing while all times are shown. */
export function createLogFilters<F extends object>(filters: UrlFilters<F>, initial: Preset, now: () => number) {
  const range = createDataRange(undefined)
  return {
    ...filters,
    ...range,
    $clockChanges: createClockChanges(range.$range),
    rangeForm: () => createRangeForm(windowOf(range.$range.get() ?? initial, now()), range.pickRange)
  }
}

/** The export of what matches the filters. */
export interface LogExport<Q, W> {
  fileName: string
  matching: MessageKey
  /** The label of how many match. */
  records: MessageKey
  start: (wanted: W & ExportFormat, language: ExportLanguage) => Promise<StartedExport>
  limits: (query: Q, t: Translator['t']) => readonly ExportLimit[]
}

interface RangedLog<Q, W, R, P> {
  $query: ReadableAtom<Q>
  /** `now` is the panel's clock. */
  wantedBy: (query: Q, now: number) => W
  read: (wanted: W & PageRequest, signal?: AbortSignal) => Promise<RowPage<R> & P>
  countsAfter?: boolean
  /** What a mark in the address is compared with. */
  numberedBy: (row: R) => Numbered | undefined
  /** How many rows of the range are no records. */
  uncounted?: (page: P) => number
  exported: LogExport<Q, W>
}

/** Where the marked row of a query is. */
interface Expected {
  query: unknown
  mark: Mark
  index: number
}

/** Whether a whole range is before the oldest record, so that none of it is kept. */
export function isBeforeOldest(range: Range | undefined, oldest: string | null | undefined): boolean {
  const first = parseDeviceTime(oldest ?? '')
  return first !== undefined && range !== undefined && windowOf(range, deviceNow() ?? Number.NaN).to < first
}

/** A log that the panel filters, pages and exports. */
export function createRangedLog<Q extends { range: Range | undefined }, W, R, P>(log: RangedLog<Q, W, R, P>) {
  const { $query, wantedBy, read, countsAfter, numberedBy, uncounted, exported } = log
  const $page = atom<(RowPage<R> & P) | undefined>()
  const $uncounted = computed($page, page => (page && uncounted?.(page)) ?? 0)
  const $mark = createMark()
  const $expected = atom<Expected | undefined>()

  async function wanted(query: Q, signal?: AbortSignal): Promise<W> {
    await shiftsFor(query.range, signal)
    return wantedBy(query, query.range === undefined ? 0 : await panelTime(signal))
  }

  async function readPage(query: Q, request: PageRequest, signal?: AbortSignal) {
    const page = await read({ ...(await wanted(query, signal)), ...request }, signal)
    $page.set(page)
    if (request.after === undefined) await expectMarked(query, page.total, signal)
    return page
  }

  /** In a list of several pages, the one with the marked row is not yet read. */
  async function expectMarked(query: Q, total: number, signal?: AbortSignal): Promise<void> {
    const mark = $mark.get()
    const known = $expected.get()
    if (!mark || total <= PAGE_ROWS || (known?.query === query && known.mark === mark)) return
    const { time, number } = mark
    const bound = number === undefined ? { from: sendDeviceTime(time) } : { newest: number }
    const counted = await read({ ...(await wanted(query, signal)), offset: 0, limit: 1, ...bound }, signal)
    const index = number === undefined ? counted.total - 1 : total - counted.total
    $expected.set({ query, mark, index: Math.min(Math.max(index, 0), total - 1) })
  }

  const limitsOf = (query: Q, t: Translator['t']) => [
    { label: t('range.label'), value: datedRangeText(query.range, deviceNow(), t) },
    ...exported.limits(query, t)
  ]
  const list = createPagedRows<Q, R>({ $query, read: readPage, everySeconds: POLL_SECONDS, countsAfter })

  return {
    list,
    /** The rows that the link to this view has named. */
    $marked: computed([list.$rows, $mark, $expected], (loaded, mark, expected) => {
      const rows = lastKnown(loaded)
      const isOfRows = expected !== undefined && expected.query === rows?.query && expected.mark === mark
      return mark && rows && markedRows(mark, rows, numberedBy, isOfRows ? expected.index : undefined)
    }),
    /** As last read; only what it says of the whole log is of use. */
    $page,
    $uncounted,
    wanted,
    readPage,

    printed: {
      limits: (t: Translator['t']) => limitsOf($query.get(), t),

      async read(most: number, signal: AbortSignal) {
        const chosen = await wanted($query.get(), signal)
        return readFirst(request => read({ ...chosen, ...request }, signal), most)
      }
    },

    export(): void {
      const query = $query.get()
      const rows = lastKnown(list.$rows.get())?.total
      const total = rows === undefined ? undefined : rows - $uncounted.get()
      const { fileName, matching, records } = exported
      async function start(format: ExportFormat, language: ExportLanguage) {
        const later = laterRequests()
        const chosen = await wanted(query)
        return later(() => exported.start({ ...chosen, ...format }, language))
      }
      openExport({
        fileName,
        parts: [{ id: 'matching', text: matching, rows: total, start }],
        limits: t => [
          ...limitsOf(query, t),
          { label: t(records), value: total === undefined ? '' : formatNumber(total) }
        ]
      })
    }
  }
}
