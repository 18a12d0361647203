import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWindowedRows } from '../../lib/browser/use-windowed-rows'
import type { Children } from '../page/children'
import { type Choice, choiceOf, choose, type Selection } from './selection'
import styles from './tree.module.css'
import { rowOf, TreeItem } from './tree-item'
import { type TreeRow, useIndexOf } from './tree-row'
import { type DragOptions, useDrag } from './use-drag'
import { useRowHeight } from './use-row-height'
import { useTreeKeys } from './use-tree-keys'

export interface TreeProps<R extends TreeRow>
  extends Selection,
    Pick<DragOptions<R>, 'rows' | 'canDrop' | 'onDrop' | 'onExpand'> {
  label: string
  /** Titles of the columns of `details`, for the eye. */
  head?: Children
  /** What type-ahead compares. */
  textOf: (row: R) => string
  name: (row: R) => Children
  /** What else a row shows; screen readers read it as the row's description. */
  details?: (row: R) => Children
  /** Rows have check boxes: a click adds to the selection or removes from it, for fingers; arrow keys only move. */
  several?: boolean
  onSelect: (selection: Selection) => void
  /** Enter or a double click. */
  onActivate?: (row: R) => void
  /** A key that the tree does not use. */
  onKey?: (event: KeyboardEvent) => void
  /** A context menu is requested for the selected rows: at the pointer, or below the active row. */
  onMenu?: (point: { x: number; y: number }) => void
  /** Shown at the pointer while rows are dragged. */
  dragLabel?: (count: number) => string
  /** The rows in view have changed. */
  onView?: (rows: readonly R[]) => void
}

/**
 * A tree with any number of rows, of which only those in view are rendered. It has one tab stop: the tree keeps the focus
 * and names its active row, so that the focus survives when rows are scrolled away, moved or removed.
 */
export function Tree<R extends TreeRow>(props: TreeProps<R>) {
  const { label, head, rows, focused, selected, onSelect, onExpand, onActivate, onView } = props
  const treeId = useId()
  const scroller = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { rowHeight, measure } = useRowHeight()
  const [inset, setInset] = useState(0)
  const indexOf = useIndexOf(rows)
  const focusedIndex = indexOf(focused)
  const keep = focusedIndex < 0 ? undefined : focusedIndex
  const { rows: inView, height, reveal, ...view } = useWindowedRows({ count: rows.length, rowHeight, keep, inset })
  /** Was chosen here, and scrolled into view before it is rendered, so that a key costs one render. */
  const revealed = useRef<string | undefined>(undefined)
  const anchor = useRef<string | undefined>(undefined)
  // Keys may follow each other faster than renders.
  const latest = useRef<Selection>({ focused, selected })
  latest.current = { focused, selected }
  const scroll = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element
      view.scroller(element)
    },
    [view.scroller]
  )
  const measureHead = useCallback((element: HTMLElement | null) => setInset(element?.offsetHeight ?? 0), [])

  // Before the paint, so that a key costs one frame.
  useLayoutEffect(() => {
    if (revealed.current === focused) revealed.current = undefined
    else if (keep !== undefined) reveal(keep)
  }, [reveal, focused, keep === undefined])
  const [first, last] = [inView[0]?.index, inView[inView.length - 1]?.index]
  useEffect(() => onView?.(inView.flatMap(({ index }) => rows[index] ?? [])), [onView, rows, first, last])

  function select(next: Selection): void {
    latest.current = next
    onSelect(next)
  }

  function pick(index: number, choice: Choice): void {
    const { current } = latest
    const id = rows[index]?.id
    if (choice !== 'range') anchor.current = id
    if (id !== current.focused) {
      revealed.current = id
      reveal(index)
    }
    select(choose(rows, current.selected, index, choice, anchor.current ?? current.focused))
  }

  const handleKey = useTreeKeys({
    ...props,
    focusedIndex: () => indexOf(latest.current.focused),
    rowsPerPage: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    onChoose: (index, choice) => pick(index, props.several && choice === 'only' ? 'focus' : choice),
    onSelectAll: () => select({ ...latest.current, selected: new Set(rows.map(({ id }) => id)) }),
    onActivate,
    onMenu: openMenuByKey,
    onKey: props.onKey
  })
  const { drag, ...dragging } = useDrag({
    ...props,
    ...{ rowHeight, scroller, list },
    onStart(row) {
      if (selected.has(row.id)) return selected
      const only = new Set([row.id])
      select({ focused: row.id, selected: only })
      return only
    }
  })

  /** Not for the arrow of the row, a click on which is complete in itself. */
  function withRow(event: Event, act: (row: R, index: number) => void): void {
    const found = rowOf(event)
    const row = found && !found.toggles ? rows[found.index] : undefined
    if (found && row) act(row, found.index)
  }

  function handleClick(event: MouseEvent): void {
    const found = rowOf(event)
    const row = found && rows[found.index]
    if (found?.toggles && row) onExpand([row.id], !row.expanded)
    else if (!dragging.isDragged())
      withRow(event, (_, index) => pick(index, props.several ? 'toggle' : choiceOf(event)))
  }

  /** A row that is not selected is selected first, as the menu is about the selected rows. */
  function openMenu(index: number, point: { x: number; y: number }): void {
    if (!latest.current.selected.has(rows[index]?.id ?? '')) pick(index, props.several ? 'toggle' : 'only')
    props.onMenu?.(point)
  }

  function openMenuAt(event: MouseEvent): void {
    const found = rowOf(event)
    if (!props.onMenu || !found || drag) return
    event.preventDefault()
    list.current?.focus()
    openMenu(found.index, { x: event.clientX, y: event.clientY })
  }

  function openMenuByKey(): void {
    const item = document.getElementById(`${treeId}-${latest.current.focused}`)?.getBoundingClientRect()
    if (item) openMenu(indexOf(latest.current.focused), { x: item.left + rowHeight, y: item.bottom })
  }

  return (
    <div ref={scroll} className={styles.scroller}>
      {head && (
        <div ref={measureHead} className={styles.head} aria-hidden="true">
          {head}
        </div>
      )}
      <div
        ref={list}
        className={styles.tree}
        role="tree"
        aria-label={label}
        aria-multiselectable="true"
        aria-activedescendant={keep === undefined ? undefined : `${treeId}-${focused}`}
        tabIndex={0}
        style={{ height }}
        data-detailed={props.details ? true : undefined}
        data-several={props.several || undefined}
        data-dragging={drag ? true : undefined}
        onKeyDown={handleKey}
        onClick={handleClick}
        onContextMenu={openMenuAt}
        onDblClick={event => withRow(event, row => onActivate?.(row))}
        onPointerDown={event => withRow(event, row => dragging.onPress(event, row))}
        {...dragging.handlers}
      >
        {inView.map(({ index, top }, position) => {
          const row = rows[index]
          if (!row) return null
          return (
            <TreeItem
              key={row.id}
              id={`${treeId}-${row.id}`}
              {...{ row, index, top }}
              focused={index === focusedIndex}
              selected={selected.has(row.id)}
              checkable={props.several}
              dragged={drag?.ids.has(row.id) ?? false}
              drop={drag?.target?.id === row.id ? drag.target.place : undefined}
              name={props.name}
              details={props.details}
              measure={position === 0 ? measure : null}
            />
          )
        })}
        {drag && (
          <div ref={dragging.label} className={styles.drag} aria-hidden="true">
            {props.dragLabel?.(drag.ids.size)}
          </div>
        )}
      </div>
    </div>
  )
}
