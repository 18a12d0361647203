import type uPlot from 'uplot'
import type { Palette } from './palette'
import type { MarkedTime } from './types'

const GAP = 4

/** A dashed line over the whole plot, with its label beside it; nothing where it is out of view. */
export function drawMarkedTime(
  plot: uPlot,
  { time, label }: MarkedTime,
  { text, font }: Palette,
  textSize: number
): void {
  const { ctx: pen, bbox } = plot
  const left = Math.round(plot.valToPos(time, 'x', true))
  if (left < bbox.left || left > bbox.left + bbox.width) return
  const ratio = devicePixelRatio
  pen.save()
  pen.strokeStyle = text
  pen.fillStyle = text
  pen.font = `${textSize * ratio}px ${font}`
  pen.lineWidth = 2 * ratio
  pen.setLineDash([6 * ratio, 4 * ratio])
  pen.beginPath()
  pen.moveTo(left, bbox.top)
  pen.lineTo(left, bbox.top + bbox.height)
  pen.stroke()
  const fits = left + pen.measureText(label).width + GAP * ratio < bbox.left + bbox.width
  pen.textAlign = fits ? 'left' : 'right'
  pen.textBaseline = 'top'
  pen.fillText(label, left + (fits ? GAP : -GAP) * ratio, bbox.top)
  pen.restore()
}
