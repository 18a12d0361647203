/** Times are the panel's wall clock in milliseconds, as if it were UTC, ascending; each column has one value per time, `null` is a gap. */
export interface TrendData {
  times: number[]
  columns: (number | null)[][]
}

export interface TrendWindow {
  from: number
  to: number
}

/** Where the plot is in the chart's element, in pixels. */
export interface TrendArea {
  left: number
  width: number
}

export type TrendSide = 'left' | 'right'

export interface TrendLine {
  id: string
  /** With its unit, as in the picture's legend. */
  label: string
  /** A custom property of the page's style sheet. */
  colour: string
  /** Lengths of strokes and spaces; empty for a solid line. */
  dash: number[]
  side: TrendSide
  shown: boolean
}

/** A time that a link has named. */
export interface MarkedTime {
  time: number
  label: string
}

/** What dragging across the chart does. */
export type TrendDrag = 'zoom' | 'move' | 'measure'

export interface TrendPictureTexts {
  title: string
  subtitle: string
}

/** What controls outside the chart can do with it. */
export interface TrendHandle {
  zoom(factor: number): void
  /** By a fraction of the view; negative is earlier. */
  move(fraction: number): void
  /** Shows the cursor at a record, and reports it as `onCursor` does; nowhere without a time. */
  point(time: number | undefined, spoken: boolean): void
  toPicture(texts: TrendPictureTexts): Promise<Blob>
}

export interface TrendChartProps {
  data: TrendData
  lines: TrendLine[]
  /** The time range of all data. */
  extent: TrendWindow
  /** The visible part; all of it when undefined. */
  view: TrendWindow | undefined
  selection: TrendWindow | undefined
  marked: MarkedTime | undefined
  drag: TrendDrag
  /** The current value: a drag may begin before the choice is rendered. */
  dragNow(): TrendDrag
  /** Two records further apart than this are not joined. */
  gapMilliseconds: number | undefined
  label: string
  describedBy: string
  onView(view: TrendWindow | undefined): void
  onSelection(selection: TrendWindow | undefined): void
  /** The time of the record under the cursor; `spoken` when the keyboard moved it. */
  onCursor(time: number | undefined, spoken: boolean): void
  /** Called when the plot moves or changes its size. */
  onArea(area: TrendArea): void
  onReady(handle: TrendHandle | undefined): void
}

export type TrendChartComponent = (props: TrendChartProps) => preact.JSX.Element
