import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useWindowedRows } from '../../lib/browser/use-windowed-rows'
import { typeAhead } from '../dialog/type-ahead'
import type { Children } from '../page/children'
import { commandOf } from './keyboard'
import { choiceOf, choose, type Selection } from './selection'
import styles from './tree.module.css'
import { TreeItem } from './tree-item'
import { parentIndex, type TreeRow } from './tree-row'

export interface TreeProps<R extends TreeRow> extends Selection {
  label: string
  rows: readonly R[]
  /** What type-ahead compares. */
  textOf: (row: R) => string
  name: (row: R) => Children
  details?: (row: R) => Children
  onSelect: (selection: Selection) => void
  onExpand: (ids: readonly string[], expanded: boolean) => void
  /** Enter or a double click. */
  onActivate?: (row: R) => void
  /** A key that the tree does not use. */
  onKey?: (event: KeyboardEvent) => void
}

const DEFAULT_ROW_HEIGHT = 36

/**
 * A tree with any number of rows, of which only those in view are rendered. It has one tab stop: the tree keeps the focus
 * and names its active row, so that the focus survives when rows are scrolled away, moved or removed.
 */
export function Tree<R extends TreeRow>(props: TreeProps<R>) {
  const { label, rows, focused, selected, textOf, name, details, onSelect, onExpand, onActivate, onKey } = props
  const treeId = useId()
  const anchor = useRef<string | undefined>(undefined)
  const searching = useRef(typeAhead())
  const [rowHeight, setRowHeight] = useState(DEFAULT_ROW_HEIGHT)
  const focusedIndex = rows.findIndex(({ id }) => id === focused)
  const keep = focusedIndex < 0 ? undefined : focusedIndex
  const { rows: inView, height, scroller, reveal } = useWindowedRows({ count: rows.length, rowHeight, keep })
  const tree = useRef<HTMLElement | null>(null)
  const scrollerOf = useCallback(
    (element: HTMLElement | null) => {
      tree.current = element
      scroller(element)
    },
    [scroller]
  )
  const measure = useCallback((row: HTMLElement | null) => {
    if (row?.offsetHeight) setRowHeight(row.offsetHeight)
  }, [])

  useEffect(() => {
    if (keep !== undefined) reveal(keep)
  }, [reveal, focused])

  function pick(index: number, choice: Parameters<typeof choose>[3]): void {
    if (choice !== 'range') anchor.current = rows[index]?.id
    onSelect(choose(rows, { selected }, index, choice, anchor.current ?? focused))
  }

  function expandSiblings(): void {
    const parent = parentIndex(rows, focusedIndex)
    const { level = 1 } = rows[focusedIndex] ?? {}
    const siblings = rows.filter(
      (row, index) => row.level === level && row.expanded === false && parentIndex(rows, index) === parent
    )
    onExpand(
      siblings.map(({ id }) => id),
      true
    )
  }

  function handleKey(event: KeyboardEvent): void {
    const rowsPerPage = Math.max(1, Math.floor((tree.current?.clientHeight ?? 0) / rowHeight) - 1)
    const command = commandOf(event, rows, focusedIndex, rowsPerPage)
    if (!command) {
      handleOther(event)
      return
    }
    event.preventDefault()
    const row = rows[focusedIndex]
    if (command.type === 'choose') pick(command.index, command.choice)
    else if (command.type === 'expand') onExpand([command.id], command.expanded)
    else if (command.type === 'expand-siblings') expandSiblings()
    else if (command.type === 'select-all') onSelect({ focused, selected: new Set(rows.map(({ id }) => id)) })
    else if (row) onActivate?.(row)
  }

  function handleOther(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) {
      onKey?.(event)
      return
    }
    const texts = rows.map(row => ({ text: textOf(row) }))
    const found = searching.current(event.key, texts, Math.max(0, focusedIndex))
    if (found !== undefined) pick(found, 'only')
  }

  return (
    <div
      ref={scrollerOf}
      className={styles.tree}
      role="tree"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={keep === undefined ? undefined : `${treeId}-${focused}`}
      tabIndex={0}
      onKeyDown={handleKey}
    >
      <div className={styles.rows} role="none" style={{ height }}>
        {inView.map(({ index, top }, position) => {
          const row = rows[index]
          if (!row) return null
          return (
            <div
              key={row.id}
              role="none"
              onClick={event => pick(index, choiceOf(event))}
              onDblClick={() => onActivate?.(row)}
            >
              <TreeItem
                id={`${treeId}-${row.id}`}
                row={row}
                focused={index === focusedIndex}
                selected={selected.has(row.id)}
                top={top}
                name={name(row)}
                details={details?.(row)}
                onToggle={() => onExpand([row.id], !row.expanded)}
                of={position === 0 ? measure : null}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
