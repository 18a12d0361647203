import type { Palette } from './palette'
import type { TrendPictureTexts } from './types'

const EDGE = 20
const ROW = 22
const SAMPLE = 28

export interface LegendItem {
  label: string
  colour: string
  dash: number[]
}

/** Draws title and legend above a chart. */
export function drawPicture(
  chart: HTMLCanvasElement,
  legend: LegendItem[],
  palette: Palette,
  texts: TrendPictureTexts
) {
  const ratio = devicePixelRatio
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  const width = chart.width / ratio + 2 * EDGE
  pen.font = `13px ${palette.font}`
  const places = placesFor(
    legend.map(item => SAMPLE + pen.measureText(item.label).width + 24),
    width - 2 * EDGE
  )
  const top = EDGE + 2 * ROW + ((places[places.length - 1]?.row ?? 0) + 1) * ROW

  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil((top + EDGE) * ratio) + chart.height
  pen.scale(ratio, ratio)
  pen.fillStyle = palette.surface
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'middle'
  write(pen, texts.title, `bold 16px ${palette.font}`, palette.text, EDGE, EDGE)
  write(pen, texts.subtitle, `13px ${palette.font}`, palette.muted, EDGE, EDGE + ROW)
  for (const [index, { left, row }] of places.entries()) {
    const item = legend[index]
    if (item) drawItem(pen, item, palette, EDGE + left, EDGE + (row + 2) * ROW)
  }
  pen.drawImage(chart, EDGE, top, chart.width / ratio, chart.height / ratio)
  return canvas
}

export function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png')
  })
}

/** Positions of items laid out in rows of a given width. */
export function placesFor(widths: number[], available: number): { left: number; row: number }[] {
  let left = 0
  let row = 0
  return widths.map(width => {
    if (left > 0 && left + width > available) {
      left = 0
      row += 1
    }
    const place = { left, row }
    left += width
    return place
  })
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  font: string,
  colour: string,
  left: number,
  middle: number
) {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, left, middle)
}

function drawItem(pen: CanvasRenderingContext2D, item: LegendItem, palette: Palette, left: number, middle: number) {
  pen.strokeStyle = item.colour
  pen.lineWidth = 2
  pen.setLineDash(item.dash)
  pen.beginPath()
  pen.moveTo(left, middle)
  pen.lineTo(left + SAMPLE - 8, middle)
  pen.stroke()
  pen.setLineDash([])
  write(pen, item.label, `13px ${palette.font}`, palette.text, left + SAMPLE, middle)
}
