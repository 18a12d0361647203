import { useRef } from 'react'
import { typeAhead } from '../dialog/type-ahead'
import { commandOf } from './keyboard'
import type { Choice } from './selection'
import { siblingsOf, type TreeRow } from './tree-row'

interface KeyOptions<R extends TreeRow> {
  rows: readonly R[]
  /** Of the row that has the focus now, which may be later than the last render. */
  focusedIndex: () => number
  textOf: (row: R) => string
  rowsPerPage: () => number
  onChoose: (index: number, choice: Choice) => void
  onSelectAll: () => void
  onExpand: (ids: readonly string[], expanded: boolean) => void
  onActivate: ((row: R) => void) | undefined
  onMenu: () => void
  onKey: ((event: KeyboardEvent) => void) | undefined
}

/** Handles the keys of a tree, with type-ahead; passes on those it does not use. */
export function useTreeKeys<R extends TreeRow>(options: KeyOptions<R>): (event: KeyboardEvent) => void {
  const { rows, textOf, rowsPerPage, onChoose, onSelectAll, onExpand, onActivate, onKey } = options
  const search = useRef(typeAhead<R>(textOf))

  function typed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, focusedIndex: number): number | undefined {
    if (ctrlKey || metaKey || altKey || key === ' ') return undefined
    return search.current(key, rows, Math.max(0, focusedIndex))
  }

  return event => {
    const focusedIndex = options.focusedIndex()
    const command = commandOf(event, rows, focusedIndex, rowsPerPage)
    const found = command ? undefined : typed(event, focusedIndex)
    if (!command && found === undefined) {
      onKey?.(event)
      return
    }
    event.preventDefault()
    const row = rows[focusedIndex]
    if (found !== undefined) onChoose(found, 'only')
    else if (command?.type === 'choose') onChoose(command.index, command.choice)
    else if (command?.type === 'expand') onExpand([command.id], command.expanded)
    else if (command?.type === 'expand-siblings') onExpand(siblingsOf(rows, focusedIndex), true)
    else if (command?.type === 'select-all') onSelectAll()
    else if (command?.type === 'menu') options.onMenu()
    else if (row) onActivate?.(row)
  }
}
