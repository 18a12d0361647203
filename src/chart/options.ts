import type uPlot from 'uplot'
import { numberTexts, timeSteps, timeTexts } from './axis-text'
import { breaksIn, joined } from './gaps'
import type { Palette } from './palette'
import type { TrendLine, TrendWindow } from './types'

export interface Look {
  width: number
  height: number
  /** Pixels of the page's normal text. */
  textSize: number
  palette(): Palette
  gap(): number | undefined
  extent(): TrendWindow
  moved(index: number | null | undefined): void
}

const LINE_WIDTH = 1.6
const POINT_SIZE = 7
/** Pixels of the canvas. */
const LEAST_GAP = 4

/** uPlot's own pointer handling is off: gestures.ts handles mouse and touch alike. */
const asleep = () => null

export function optionsFor(lines: TrendLine[], look: Look): uPlot.Options {
  return {
    width: look.width,
    height: look.height,
    padding: [8, besideLabels(look), null, besideLabels(look)],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false, setScale: false },
      bind: { mousedown: asleep, mouseup: asleep, dblclick: asleep },
      points: { size: POINT_SIZE, fill: (_, index) => look.palette().lines[index - 1] ?? look.palette().text }
    },
    // Plain numbers to uPlot: dates would pass through the browser's time zone.
    scales: { x: { time: false }, left: {}, right: {} },
    axes: [timeAxis(look), valueAxis('left', look), valueAxis('right', look)],
    series: [{}, ...lines.map((line, index) => seriesFor(line, index, look))],
    hooks: { drawClear: [plot => shadeGaps(plot, look)], setCursor: [plot => look.moved(plot.cursor.idx)] }
  }
}

/** Room for half of a time at the end of the time axis, where no other axis has it. */
const besideLabels =
  ({ textSize }: Look): uPlot.PaddingSide =>
  (_, side, axes) =>
    axes[side] ? 0 : textSize * 2.4

export function seriesFor(line: TrendLine, index: number, look: Look): uPlot.Series {
  return {
    scale: line.side,
    show: line.shown,
    width: LINE_WIDTH,
    stroke: () => look.palette().lines[index] ?? look.palette().text,
    dash: line.dash,
    gaps: (plot, _, first, last, gaps) => joined([...gaps, ...breaksOn(plot, first, last, look.gap())]),
    points: { size: 4, fill: () => look.palette().lines[index] ?? look.palette().text }
  }
}

function breaksOn(plot: uPlot, first: number, last: number, widest: number | undefined): [number, number][] {
  if (widest === undefined) return []
  const times = Array.from(plot.data[0] ?? [])
  const pixel = (index: number) => Math.round(plot.valToPos(times[index] ?? 0, 'x', true))
  return breaksIn(times, first, last, widest).map(index => [pixel(index) + 1, pixel(index + 1) - 1])
}

/** Also a gap that is narrower than the dashes of a line is seen as one. */
function shadeGaps(plot: uPlot, look: Look): void {
  const [first, last] = plot.series[0]?.idxs ?? []
  if (first == null || last == null) return
  const { left, top, width, height } = plot.bbox
  const { ctx } = plot
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, width, height)
  ctx.clip()
  ctx.fillStyle = look.palette().grid
  ctx.globalAlpha = 0.55
  for (const [from, to] of breaksOn(
    plot,
    Math.max(first - 1, 0),
    Math.min(last + 1, plot.data[0].length - 1),
    look.gap()
  ))
    ctx.fillRect(from, top, Math.max(to - from, LEAST_GAP), height)
  ctx.restore()
}

function timeAxis(look: Look): uPlot.Axis {
  return {
    ...common(look),
    space: look.textSize * 6,
    size: (_, texts) => look.textSize * (texts?.some(text => text.includes('\n')) ? 3.5 : 2.2),
    incrs: timeSteps,
    values: (_, times, __, ___, step) => timeTexts(times, step, look.extent()),
    grid: { show: false }
  }
}

function valueAxis(side: 'left' | 'right', look: Look): uPlot.Axis {
  const gridColour = (plot: uPlot) =>
    side === 'left' || plot.scales.left?.min == null ? look.palette().grid : 'transparent'
  return {
    ...common(look),
    scale: side,
    side: side === 'left' ? 3 : 1,
    space: look.textSize * 3,
    size: (_, texts) => Math.max(3, ...(texts ?? []).map(text => text.length)) * look.textSize * 0.58 + 14,
    values: (_, values, __, ___, step) => numberTexts(values, step),
    grid: { stroke: gridColour, width: 1 }
  }
}

const common = (look: Look): uPlot.Axis => ({
  stroke: () => look.palette().muted,
  font: `${look.textSize}px ${look.palette().font}`,
  gap: 8,
  ticks: { show: false }
})
