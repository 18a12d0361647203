import { createRoot } from 'react-dom/client'
import type { TrendData, TrendLine, TrendWindow } from '../../src/chart/types'

const INTERVAL = 2000
const START = Date.UTC(2026, 10, 21, 9, 8)
const RECORDS = 1000
const UPDATES = 9
const DASHES = [[], [7, 4], [2, 3], [9, 3, 2, 3]]

/** Waves with a little unrest, the same each time. */
const valueAt = (line: number, index: number) =>
  line % 4 === 3 && index % 97 === 0
    ? null
    : 60 - line * 7 + Math.sin(index / (40 + line * 9)) * 12 + ((index * 7919) % 13) / 3

const dataFrom = (first: number, lines: number): TrendData => ({
  times: Array.from({ length: RECORDS }, (_, index) => START + (first + index) * INTERVAL),
  columns: Array.from({ length: lines }, (_, line) =>
    Array.from({ length: RECORDS }, (_, index) => valueAt(line, first + index))
  )
})

const linesFor = (count: number): TrendLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `Line ${index + 1}`,
    colour: `--series-${index + 1}`,
    dash: DASHES[index % DASHES.length] ?? [],
    side: index < 4 ? 'left' : 'right',
    shown: true
  }))

const painted = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))

const nothing = () => {}

/** Milliseconds: loading the code and drawing, drawing alone, and the script of one more record, the first time and later. */
async function measure(lineCount: number) {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const lines = linesFor(lineCount)
  const chartOf = (data: TrendData, TrendChart: typeof import('../../src/chart/trend-chart').TrendChart) => {
    const extent: TrendWindow = { from: data.times[0] ?? 0, to: data.times[RECORDS - 1] ?? 0 }
    return (
      <TrendChart
        data={data}
        lines={lines}
        extent={extent}
        view={undefined}
        selection={undefined}
        marked={undefined}
        drag="zoom"
        dragNow={() => 'zoom'}
        gapMilliseconds={2.5 * INTERVAL}
        label="Trend"
        describedBy=""
        onView={nothing}
        onSelection={nothing}
        onCursor={nothing}
        onArea={nothing}
        onReady={nothing}
      />
    )
  }
  const data = dataFrom(0, lineCount)

  const start = performance.now()
  const { TrendChart } = await import('../../src/chart/trend-chart')
  const loaded = performance.now()
  root.render(chartOf(data, TrendChart))
  await painted()
  const first = performance.now()
  await painted()

  const updates: number[] = []
  for (let record = 1; record <= UPDATES; record += 1) {
    const next = dataFrom(record, lineCount)
    const before = performance.now()
    root.render(chartOf(next, TrendChart))
    // uPlot draws in a microtask.
    await Promise.resolve()
    await Promise.resolve()
    updates.push(performance.now() - before)
    await painted()
  }
  return { loadAndDraw: first - start, draw: first - loaded, updates }
}

Object.assign(window, { measure })
