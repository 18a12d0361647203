import { atom } from 'nanostores'
import type { TrendChartComponent } from '../../chart/types'
import { chartLoaderUrl, stamp } from '../../lib/browser/assets'

interface ChartLoader {
  stamp: string
  load(version?: string): Promise<{ TrendChart: TrendChartComponent }>
}

export type LoadChart = (attempt: number) => Promise<ChartLoader>

export type ChartCode =
  | { status: 'loading' }
  | { status: 'failed'; outdated: boolean }
  | { status: 'ready'; TrendChart: TrendChartComponent }

/** The address stands in a variable so that the bundler leaves it alone; a second attempt needs another one, browsers remember failures. */
export const importChartLoader: LoadChart = attempt => {
  const address = attempt === 0 ? chartLoaderUrl : `${chartLoaderUrl}?attempt=${attempt}`
  return import(address)
}

/** The chart's code, fetched when it is first needed. */
export function createChartCode(loadChart: LoadChart) {
  const $code = atom<ChartCode>({ status: 'loading' })
  let attempt = 0

  async function load(): Promise<void> {
    $code.set({ status: 'loading' })
    try {
      const loader = await loadChart(attempt++)
      // Firmware was updated under the open page: two builds do not mix.
      if (loader.stamp !== stamp) $code.set({ status: 'failed', outdated: true })
      else $code.set({ status: 'ready', TrendChart: (await loader.load()).TrendChart })
    } catch {
      $code.set({ status: 'failed', outdated: false })
    }
  }

  return {
    $code,
    retryChart: load,
    /** Fetches it once, while the records are still on their way. */
    needChart(): void {
      if (attempt === 0) void load()
    }
  }
}
