import { useRef } from 'react'

/** A visible row of a tree; rows are in the order of the tree, those of collapsed branches left out. */
export interface TreeRow {
  id: string
  /** From 1. */
  level: number
  /** From 1, among the rows with the same parent. */
  position: number
  setSize: number
  /** Left out for a row that cannot have children. */
  expanded?: boolean
}

/** The index of a row's parent; -1 for the first level. */
export function parentIndex(rows: readonly TreeRow[], index: number): number {
  const level = rows[index]?.level ?? 1
  let parent = index - 1
  while (parent >= 0 && (rows[parent]?.level ?? 0) >= level) parent -= 1
  return parent
}

/** The ids of the branches with the same parent as a row, the row included. */
export function siblingsOf(rows: readonly TreeRow[], index: number): string[] {
  const level = rows[index]?.level
  const siblings: string[] = []
  for (let at = parentIndex(rows, index) + 1; at < rows.length; at += 1) {
    const row = rows[at]
    if (!row || level === undefined || row.level < level) break
    if (row.level === level && row.expanded !== undefined) siblings.push(row.id)
  }
  return siblings
}

/** Finds a row by its id: at once the one that was found last, as the rows may be a hundred thousand. */
export function useIndexOf(rows: readonly TreeRow[]): (id: string | undefined) => number {
  const found = useRef(-1)
  return id => {
    if (id === undefined) return -1
    if (rows[found.current]?.id !== id) found.current = rows.findIndex(row => row.id === id)
    return found.current
  }
}
