import { listDataLogs } from '../../api/data-log'
import { resource } from '../../lib/remote/resource'
import { parseDeviceTime } from '../../lib/text/time-text'
import { deviceNow } from '../../stores/clock'
import { createChartCode, importChartLoader, type LoadChart } from './chart-code'
import { createChartView } from './chart-view'
import { createChoice } from './choice'
import { createExportForm, type ExportSubject } from './export-form'
import { createFollowing } from './following'
import { createLayout } from './layout'
import { savePicture } from './picture-file'
import { windowBeside, windowOf } from './range'
import { createRangeForm } from './range-form'
import { MOST_RECORDS } from './records'
import { createRecordsFeed } from './records-feed'
import { createShown } from './shown'

/** The logs of the project, the records of one of them, and what is done with these. */
export function createDataLog(loadChart: LoadChart = importChartLoader) {
  const $logs = resource(listDataLogs)
  const choice = createChoice($logs)
  const chartView = createChartView()
  const following = createFollowing(choice.$range, chartView.$view)
  const feed = createRecordsFeed(choice.$choice, following.$followed, now, chartView.forget)
  const $shown = createShown(feed.$answer, choice.$choice)

  /** Without a clock the newest record is as near to now as can be known. */
  function now(): number {
    return deviceNow() ?? parseDeviceTime(choice.$choice.get()?.log.last ?? '') ?? 0
  }

  const seen = () => chartView.$view.get() ?? $shown.get()?.extent

  return {
    $logs,
    ...choice,
    ...feed,
    ...following,
    ...chartView,
    $shown,
    ...createChartCode(loadChart),
    ...createLayout(),

    /** Back to the newest records, all of them. */
    resume(): void {
      following.follow()
      chartView.see(undefined)
    },

    /** The records before the oldest one that is shown. */
    showOlder(): void {
      const { window, series } = $shown.get()?.records ?? {}
      const first = series?.times[0]
      if (window && first !== undefined) choice.pickRange({ from: window.from, to: first - 1000 })
    },

    showNearest(): void {
      const { log, records } = $shown.get() ?? {}
      if (records?.nearest === undefined) return
      const longest = (MOST_RECORDS - 1) * (log?.interval_seconds ?? 1) * 1000
      choice.pickRange(windowBeside(records.nearest, records.window, longest))
    },

    rangeForm: () => createRangeForm(seen() ?? windowOf(choice.$range.get(), now()), choice.pickRange),

    /** What there is to export at this moment; later records do not change it. */
    exportSubject(): ExportSubject {
      const range = $shown.get()?.records.window ?? windowOf(choice.$range.get(), now())
      const { log, shown = [] } = choice.$choice.get() ?? {}
      return { log: log?.id ?? '', seen: { window: seen() ?? range, channels: [...shown] }, range }
    },

    exportForm: createExportForm,

    async savePicture(subtitle: string): Promise<void> {
      const chart = chartView.$handle.get()
      if (chart) await savePicture(chart, $shown.get()?.log.name ?? '', subtitle)
    }
  }
}

export type DataLogModel = ReturnType<typeof createDataLog>
