import type { Choice } from './selection'
import { parentIndex, type TreeRow } from './tree-row'

export type TreeCommand =
  | { type: 'choose'; index: number; choice: Choice }
  | { type: 'expand'; id: string; expanded: boolean }
  | { type: 'expand-siblings' }
  | { type: 'select-all' }
  | { type: 'activate' | 'menu' }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What a key does in a tree (WAI-ARIA tree view pattern); undefined for keys that mean nothing to it. */
export function commandOf(
  event: Key,
  rows: readonly TreeRow[],
  focused: number,
  rowsPerPage: () => number
): TreeCommand | undefined {
  if (event.altKey || rows.length === 0) return undefined
  const { key } = event
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) return { type: 'menu' }
  const control = event.ctrlKey || event.metaKey
  const moved = movedIndex(key, rows, focused, rowsPerPage)
  if (moved !== undefined) {
    const choice = event.shiftKey ? 'range' : control ? 'focus' : 'only'
    return { type: 'choose', index: Math.max(0, Math.min(rows.length - 1, moved)), choice }
  }
  const row = rows[focused]
  if (!row) return undefined
  if (control) {
    if (key === 'a') return { type: 'select-all' }
    return key === ' ' ? { type: 'choose', index: focused, choice: 'toggle' } : undefined
  }
  if (key === ' ') return { type: 'choose', index: focused, choice: event.shiftKey ? 'range' : 'toggle' }
  if (key === '*') return { type: 'expand-siblings' }
  if (key === 'Enter') return { type: 'activate' }
  if (key === 'ArrowRight' && row.expanded === false) return { type: 'expand', id: row.id, expanded: true }
  if (key === 'ArrowLeft' && row.expanded) return { type: 'expand', id: row.id, expanded: false }
  return undefined
}

/** Where a key moves to; beyond the ends stands for the ends. */
function movedIndex(
  key: string,
  rows: readonly TreeRow[],
  focused: number,
  rowsPerPage: () => number
): number | undefined {
  if (key === 'ArrowDown') return focused + 1
  if (key === 'ArrowUp') return focused < 0 ? rows.length - 1 : focused - 1
  if (key === 'Home') return 0
  if (key === 'End') return rows.length - 1
  if (key === 'PageDown') return focused + rowsPerPage()
  if (key === 'PageUp') return focused - rowsPerPage()
  const row = rows[focused]
  if (!row) return undefined
  if (key === 'ArrowRight' && row.expanded && (rows[focused + 1]?.level ?? 0) > row.level) return focused + 1
  if (key === 'ArrowLeft' && !row.expanded && row.level > 1) return parentIndex(rows, focused)
  return undefined
}
