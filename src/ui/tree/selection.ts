import type { TreeRow } from './tree-row'

export interface Selection {
  /** The row that keys apply to. */
  focused: string | undefined
  selected: ReadonlySet<string>
}

/** How a row is chosen: alone, added or removed, or all rows up to it. */
export type Choice = 'only' | 'toggle' | 'range' | 'focus'

interface Modifiers {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

export function choiceOf({ ctrlKey, metaKey, shiftKey }: Modifiers): Choice {
  if (shiftKey) return 'range'
  return ctrlKey || metaKey ? 'toggle' : 'only'
}

/** `anchor` is the row at which a range begins. */
export function choose(
  rows: readonly TreeRow[],
  selected: ReadonlySet<string>,
  index: number,
  choice: Choice,
  anchor: string | undefined
): Selection {
  const id = rows[index]?.id
  if (id === undefined) return { focused: undefined, selected }
  if (choice === 'focus') return { focused: id, selected }
  if (choice === 'toggle') return { focused: id, selected: toggled(selected, id) }
  if (choice === 'only') return { focused: id, selected: new Set([id]) }
  const start = rows.findIndex(row => row.id === anchor)
  const [first, last] = start < 0 ? [index, index] : [Math.min(start, index), Math.max(start, index)]
  return { focused: id, selected: new Set(rows.slice(first, last + 1).map(row => row.id)) }
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}
