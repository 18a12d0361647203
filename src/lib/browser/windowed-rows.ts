/** The most rows rendered at once. */
export const MOST_ROWS = 60

export interface WindowedRow {
  index: number
  /** Pixels from the top of the list. */
  top: number
  /** Pixels left out above this row. */
  gap: number
}

export interface RowWindow {
  rows: readonly WindowedRow[]
  /** Pixels left out below the last row. */
  gapAfter: number
  /** Pixels of the whole list. */
  height: number
}

export interface WindowPosition {
  count: number
  rowHeight: number
  scrollTop: number
  viewHeight: number
  /** Rows rendered beyond each edge of the view. */
  overscan: number
  /** A row that is always rendered: the one with the focus. */
  keep?: number | undefined
}

/** The rows to render for a view of a long list. */
export function rowWindow({ count, rowHeight, scrollTop, viewHeight, overscan, keep }: WindowPosition): RowWindow {
  const height = count * rowHeight
  const lastTop = Math.max(0, height - viewHeight)
  const top = Math.min(Math.max(0, scrollTop), lastTop)
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan)
  const wanted = Math.ceil((top + viewHeight) / rowHeight) + overscan
  const room = keep === undefined ? MOST_ROWS : MOST_ROWS - 1
  const end = Math.min(count, wanted, first + room)

  const indices = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  if (keep !== undefined && keep >= 0 && keep < count) {
    if (keep < first) indices.unshift(keep)
    else if (keep >= end) indices.push(keep)
  }

  const rows = indices.map((index, position) => ({
    index,
    top: index * rowHeight,
    gap: (index - (indices[position - 1] ?? -1) - 1) * rowHeight
  }))
  const last = indices[indices.length - 1] ?? -1
  return { rows, gapAfter: (count - last - 1) * rowHeight, height }
}

/** Where to scroll so that a row is wholly in view, moving as little as needed. */
export function scrollTopFor(
  index: number,
  { rowHeight, scrollTop, viewHeight }: Omit<WindowPosition, 'count' | 'overscan'>
): number {
  const top = index * rowHeight
  if (top < scrollTop) return top
  return Math.max(scrollTop, top + rowHeight - viewHeight)
}
