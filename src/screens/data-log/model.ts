import { listDataLogs, prepareDataLogDatabase } from '../../api/data-log'
import type { TrendHandle } from '../../chart/types'
import { saveBlob } from '../../lib/browser/download'
import { polled } from '../../lib/remote/polled'
import { cleanFileName } from '../../lib/text/file-name'
import type { Translator } from '../../lib/text/i18n'
import { parseDeviceTime } from '../../lib/text/time-text'
import { type TimeWindow, windowNextTo, windowOf } from '../../lib/time-range/range'
import { createRangeForm } from '../../lib/time-range/range-form'
import { rangeText } from '../../lib/time-range/range-text'
import { deviceNow } from '../../stores/clock'
import { createClockChanges } from '../../stores/clock-changes'
import { openDownload, openExport } from '../../stores/exports'
import { createMark } from '../../stores/marked'
import { complain } from '../../stores/notices'
import { createChoice } from './choice'
import { exportSubjectOf } from './export/export-subject'
import { createFollowing } from './following'
import { createLayout } from './layout'
import { createRecordsFeed } from './records/records-feed'
import { createCurrent, createShown } from './shown'
import { createListed } from './table/listed'
import { readPrinted } from './table/printed-records'
import { createChartCode, importChartLoader, type LoadChart } from './trend/chart-code'
import { createChartView } from './trend/chart-view'
import { createComparison } from './trend/comparison'
import { createDetail } from './trend/detail'
import { createDrawn } from './trend/drawn'
import { createLegendRecord, createVisibleCount } from './trend/legend-record'
import { createMeasurement, wholeSeconds } from './trend/measurement'
import { createSummary } from './trend/summary'

/** Of the list, so that last record and size stay current. */
const POLL_SECONDS = 10

export function createDataLog(loadChart: LoadChart = importChartLoader) {
  const $logs = polled(listDataLogs, { everySeconds: POLL_SECONDS })
  const choice = createChoice($logs)
  const chartView = createChartView(choice)
  const following = createFollowing(choice.$range, chartView.$view)
  const feed = createRecordsFeed(choice.$choice, following.$following, now, chartView)
  const $current = createCurrent(feed.$records, choice.$choice)
  const { $detail, $trend, $visible } = createDetail($current, chartView.$view)
  const comparison = createComparison($current, $visible)
  const $shown = createShown($current, choice.$choice, $trend)
  const layout = createLayout()
  const $listed = createListed($shown, chartView.$view, layout.$layout)

  /** Without a clock, the time of the newest record is the best estimate. */
  function now(): number {
    return deviceNow() ?? parseDeviceTime(choice.$choice.get()?.log.last ?? '') ?? 0
  }

  function printedWindow(): TimeWindow {
    const view = $listed.get()?.zoomed ? chartView.$view.get() : undefined
    return view ? wholeSeconds(view) : ($shown.get()?.records.window ?? { from: 0, to: 0 })
  }

  const $visibleCount = createVisibleCount($shown, chartView.$view, $detail)

  return {
    $logs,
    choice,
    feed,
    following,
    chartView,
    comparison,
    measurement: createMeasurement($current, $shown, chartView.$selection),
    $shown,
    $detail,
    $drawn: createDrawn($shown, comparison.$compared),
    $listed,
    $legendRecord: createLegendRecord($shown, $listed, chartView.$view, chartView.$cursor),
    $visibleCount,
    $summary: createSummary($shown, chartView.$view, $detail),
    code: createChartCode(loadChart),
    layout,
    $mark: createMark(),
    $clockChanges: createClockChanges(choice.$range),

    /** Resets the zoom and follows the newest records. */
    resume(): void {
      following.follow()
      chartView.setView(undefined)
    },

    /** Shows the records before the oldest one loaded. */
    showOlder(): void {
      const { window, series } = $shown.get()?.records ?? {}
      const first = series?.times[0]
      if (window && first !== undefined) choice.pickRange({ from: window.from, to: first - 1000 })
    },

    showNearest(): void {
      const { nearest, window } = $shown.get()?.records ?? {}
      if (nearest !== undefined && window) choice.pickRange(windowNextTo(nearest, window))
    },

    rangeForm: () => createRangeForm($visible.get() ?? windowOf(choice.$range.get(), now()), choice.pickRange),

    /** All records of the table's range, or of the chart's view beside it. */
    printed: {
      limits: (t: Translator['t']) => [{ label: t('range.label'), value: rangeText(printedWindow(), t) }],
      async read(most: number, signal: AbortSignal) {
        const query = $shown.get()?.records.query
        return query ? readPrinted(query, printedWindow(), most, signal) : { series: [], total: 0 }
      }
    },

    /** Of what is shown now: records that arrive later do not change it. A range too long to draw can be exported too. */
    export(): void {
      const chosen = choice.$choice.get()
      if (!chosen) return
      const range = $shown.get()?.records ?? { window: windowOf(chosen.range, now()), total: undefined }
      const window = $visible.get() ?? range.window
      const seen = { window, channels: [...chosen.shown], total: $visibleCount.get() }
      openExport(exportSubjectOf({ log: chosen.log, seen, range }))
    },

    /** @throws ApiError */
    async saveDatabase(): Promise<void> {
      const log = choice.$choice.get()?.log
      if (log) await openDownload(`${cleanFileName(log.name, 'log')}.sqlite`, () => prepareDataLogDatabase(log.id))
    },

    async savePicture(subtitle: string): Promise<void> {
      const chart = chartView.$handle.get()
      if (chart) await savePicture(chart, $shown.get()?.log.name ?? '', subtitle)
    }
  }
}

export type DataLogModel = ReturnType<typeof createDataLog>

/** Saves the chart with title and legend as a PNG file. */
async function savePicture(chart: TrendHandle, title: string, subtitle: string): Promise<void> {
  try {
    saveBlob(await chart.toPicture({ title, subtitle }), `${cleanFileName(`${title} ${subtitle}`, 'trend')}.png`)
  } catch {
    complain('dataLog.picture.failed')
  }
}
