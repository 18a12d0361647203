import type { TreeRow } from './tree-row'

export interface DropTarget {
  id: string
  place: 'before' | 'into'
}

/** The upper part of a branch's row, in which a drop is before it. */
const BEFORE_SHARE = 0.3

/** Where a drop at a height in the list goes: into a branch, or before a row. */
export function dropTargetAt(rows: readonly TreeRow[], top: number, rowHeight: number): DropTarget | undefined {
  const row = rows[Math.floor(top / rowHeight)]
  if (!row) return undefined
  const share = (top % rowHeight) / rowHeight
  return { id: row.id, place: row.expanded === undefined || share < BEFORE_SHARE ? 'before' : 'into' }
}

export const sameTarget = (one: DropTarget | undefined, other: DropTarget | undefined): boolean =>
  one?.id === other?.id && one?.place === other?.place
