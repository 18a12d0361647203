import { atom } from 'nanostores'
import type { TrendChartComponent } from '../../../chart/types'
import { chartLoaderUrl, stamp } from '../../../lib/browser/assets'

interface ChartLoader {
  stamp: string
  load(version?: string): Promise<{ TrendChart: TrendChartComponent }>
}

export type LoadChart = (attempt: number) => Promise<ChartLoader>

export type ChartCode =
  | { status: 'loading' }
  | { status: 'failed'; outdated: boolean; reason: string }
  | { status: 'ready'; TrendChart: TrendChartComponent }

/** A variable keeps the bundler from resolving the address. Each retry needs a new one, as browsers cache failed imports. */
export const importChartLoader: LoadChart = attempt => {
  const address = attempt === 0 ? chartLoaderUrl : `${chartLoaderUrl}?attempt=${attempt}`
  return import(address)
}

/** Loads the chart's code when it is first needed. */
export function createChartCode(loadChart: LoadChart) {
  const $code = atom<ChartCode>({ status: 'loading' })
  let attempt = 0

  async function load(): Promise<void> {
    $code.set({ status: 'loading' })
    try {
      const loader = await loadChart(attempt++)
      // The firmware was updated under the open page, and code of two builds must not be mixed.
      if (loader.stamp !== stamp())
        $code.set({ status: 'failed', outdated: true, reason: `${loader.stamp} ≠ ${stamp()}` })
      else $code.set({ status: 'ready', TrendChart: (await loader.load()).TrendChart })
    } catch (error) {
      $code.set({ status: 'failed', outdated: false, reason: String(error) })
    }
  }

  return {
    $code,
    retry: load,
    /** Starts the load in parallel to that of the records; later calls do nothing. */
    loadOnce(): void {
      if (attempt === 0) void load()
    }
  }
}
