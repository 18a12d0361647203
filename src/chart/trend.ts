import uPlot from 'uplot'
import { followPointers } from './gestures'
import { followKeys } from './keyboard'
import { drawMarkedTime } from './marked-time'
import { type Look, optionsFor, seriesFor } from './options'
import { type Palette, readPalette, watchPalette } from './palette'
import { drawPicture, pictureOf } from './picture'
import { createRecordCursor } from './record-cursor'
import { watchSize } from './resize'
import type { TrendArea, TrendChartProps, TrendHandle, TrendLine, TrendWindow } from './types'
import { fitted, moved, showing, zoomed } from './view'

export interface Trend {
  handle: TrendHandle
  update(before: TrendChartProps): void
  pressed(event: KeyboardEvent): void
  destroy(): void
}

/** A chart in an element. What it shows is read from `props`; `update` redraws what changed. */
export function createTrend(element: HTMLElement, props: () => TrendChartProps): Trend {
  const lineColours = () => props().lines.map(line => line.colour)
  let palette = readPalette(element, lineColours())
  let reported: number | undefined
  let area: TrendArea = { left: 0, width: 0 }
  /** The view requested last, until it is rendered: the next wheel event continues from it. */
  let requested: { view: TrendWindow | undefined } | undefined

  const look: Look = {
    ...sizeOf(element),
    textSize: 0.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    palette: () => palette,
    gap: () => props().gapMilliseconds,
    extent: () => props().extent,
    moved: index => report(index == null ? undefined : plot.data[0]?.[index], false)
  }
  const plot = new uPlot(optionsFor(props().lines, look), dataOf(props()), element)
  const cursor = createRecordCursor(plot)
  const view = () => (requested ? requested.view : props().view) ?? props().extent
  const show = (next: TrendWindow | undefined) => {
    requested = { view: next }
    props().onView(next)
  }
  const zoomAt = (factor: number, time?: number) => show(zoomed(view(), props().extent, factor, time))
  const moveBy = (milliseconds: number) => {
    if (view() !== props().extent) show(moved(view(), props().extent, milliseconds))
  }

  function report(time: number | undefined, spoken: boolean) {
    if (time === reported && !spoken) return
    reported = time
    props().onCursor(time, spoken)
  }

  function reportArea() {
    const left = plot.bbox.left / devicePixelRatio
    const width = plot.bbox.width / devicePixelRatio
    if (left === area.left && width === area.width) return
    area = { left, width }
    props().onArea(area)
  }

  function seeWindow() {
    const { from, to } = view()
    plot.setScale('x', { min: from, max: Math.max(to, from + 1) })
  }

  function markSelection() {
    const { selection } = props()
    const left = selection ? plot.valToPos(selection.from, 'x') : 0
    const width = selection ? plot.valToPos(selection.to, 'x') - left : 0
    plot.setSelect({ left, width, top: 0, height: plot.over.clientHeight }, false)
  }

  /** The plot itself stays: with it a press, and the cursor of the keyboard. */
  function replaceLines(before: TrendLine[]) {
    palette = readPalette(element, lineColours())
    for (const _ of before) plot.delSeries(1)
    for (const [index, line] of props().lines.entries()) plot.addSeries(seriesFor(line, index, look), index + 1)
  }

  const all = () => show(undefined)
  const fingersDown = followPointers(plot, {
    drag: () => props().dragNow(),
    view,
    show: next => show(fitted(next, props().extent)),
    zoomAt,
    moveBy,
    select: selection => props().onSelection(selection),
    all
  })
  const move = (fraction: number) => moveBy(fraction * (view().to - view().from))
  const pressed = followKeys(cursor, {
    zoom: factor => zoomAt(factor, cursor.time()),
    move,
    all,
    reach(time) {
      if (view() !== props().extent) show(showing(view(), props().extent, time))
      report(time, true)
    },
    select: selection => props().onSelection(selection)
  })
  plot.hooks.draw = [
    () => {
      const { marked } = props()
      if (marked) drawMarkedTime(plot, marked, palette, look.textSize)
      if (!fingersDown()) markSelection()
      cursor.place()
      reportArea()
    }
  ]
  plot.over.addEventListener('mousemove', cursor.release)
  seeWindow()

  const stops = [
    watchSize(element, () => plot.setSize(sizeOf(element))),
    watchPalette(() => {
      palette = readPalette(element, lineColours())
      plot.redraw(false)
    })
  ]

  return {
    handle: {
      zoom: factor => zoomAt(factor, cursor.held()),
      move,
      point(time, spoken) {
        const { from, to } = view()
        if (time === undefined || time < from || time > to) return cursor.hide()
        cursor.hold(time)
        report(time, spoken)
      },
      toPicture: texts => pictureOf(drawPicture(plot.ctx.canvas, legendOf(props().lines, palette), palette, texts))
    },
    pressed,
    update(before) {
      const { data, lines, view: seen, extent, selection, marked } = props()
      if (seen !== before.view || extent !== before.extent) requested = undefined
      const otherLines = fixedOf(lines) !== fixedOf(before.lines)
      const redrawn = otherLines || data !== before.data
      plot.batch(() => {
        if (otherLines) replaceLines(before.lines)
        if (redrawn) plot.setData(dataOf(props()), false)
        for (const [index, { shown }] of lines.entries()) {
          if (shown !== before.lines[index]?.shown) plot.setSeries(index + 1, { show: shown })
        }
        if (redrawn || seen !== before.view || extent !== before.extent) seeWindow()
      })
      if (selection !== before.selection) markSelection()
      if (marked?.label !== before.marked?.label) plot.redraw(false)
    },
    destroy() {
      for (const stop of stops) stop()
      plot.destroy()
    }
  }
}

/** What uPlot takes from a line only when the line is added. */
const fixedOf = (lines: TrendLine[]) => lines.map(({ id, colour, side }) => `${id} ${colour} ${side}`).join()

const legendOf = (lines: TrendLine[], palette: Palette) =>
  lines.map((line, index) => ({ ...line, colour: palette.lines[index] ?? palette.text })).filter(line => line.shown)

const dataOf = ({ data }: TrendChartProps): uPlot.AlignedData => [data.times, ...data.columns]

const sizeOf = (element: Element) => ({
  width: Math.max(element.clientWidth, 80),
  height: Math.max(element.clientHeight, 80)
})
