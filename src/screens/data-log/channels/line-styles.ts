import './series-tokens.css'

export interface LineStyle {
  /** A custom property of series-tokens.css. */
  colour: string
  dash: number[]
}

const COLOURS = 8

const DASHES = [[], [7, 4], [2, 3], [9, 3, 2, 3], [14, 5], [5, 2], [10, 3, 2, 3, 2, 3], [2, 6]]

/** Every pair of colour and dash is unique among 64 channels. */
export function lineStyle(index: number): LineStyle {
  const cycle = Math.floor(index / COLOURS)
  return { colour: `--series-${(index % COLOURS) + 1}`, dash: DASHES[(index + cycle) % DASHES.length] ?? [] }
}
