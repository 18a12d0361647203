import { type RefObject, useRef, useState } from 'react'
import { useExpandOnPause, useScrollAtEdge, useUndisturbed } from './drag-effects'
import { type DropTarget, dropTargetAt, sameTarget } from './drop-target'
import type { TreeRow } from './tree-row'

export interface DragOptions<R extends TreeRow> {
  rows: readonly R[]
  rowHeight: number
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>
  /** Returns the rows that a drag of this row moves. */
  onStart: (row: R) => ReadonlySet<string>
  onExpand: (ids: readonly string[], expanded: boolean) => void
  canDrop?: ((ids: ReadonlySet<string>, target: DropTarget) => boolean) | undefined
  /** Without it, nothing can be dragged. */
  onDrop?: ((ids: ReadonlySet<string>, target: DropTarget) => void) | undefined
}

export interface Drag {
  ids: ReadonlySet<string>
  target: DropTarget | undefined
}

interface Press<R> {
  row: R
  pointerId: number
  x: number
  y: number
  timer?: ReturnType<typeof setTimeout>
}

/** Pixels that a pressed mouse moves before it drags. */
const THRESHOLD = 6
/** A finger that is held still begins a drag; one that moves scrolls. */
const HOLD_MS = 450
/** Pixels between the pointer and the label that follows it. */
const LABEL_DISTANCE = 14

/** Drags rows by mouse, pen or finger; Escape ends a drag without a drop. */
export function useDrag<R extends TreeRow>(options: DragOptions<R>) {
  const { rows, rowHeight, scroller, list, onStart, onExpand, canDrop, onDrop } = options
  const [drag, setDrag] = useState<Drag>()
  const press = useRef<Press<R> | undefined>(undefined)
  const label = useRef<HTMLDivElement>(null)
  const pointer = useRef({ x: 0, y: 0 })
  const dragged = useRef(false)

  function start({ row, pointerId }: Press<R>): void {
    dragged.current = true
    list.current?.setPointerCapture(pointerId)
    setDrag({ ids: onStart(row), target: undefined })
  }

  function end(): void {
    clearTimeout(press.current?.timer)
    press.current = undefined
    setDrag(undefined)
  }

  function aim(): void {
    if (!drag) return
    const top = pointer.current.y - (list.current?.getBoundingClientRect().top ?? 0)
    const found = dropTargetAt(rows, top, rowHeight)
    const target = found && (canDrop?.(drag.ids, found) ?? true) ? found : undefined
    if (!sameTarget(target, drag.target)) setDrag({ ...drag, target })
  }

  function handleDown(event: PointerEvent, row: R): void {
    dragged.current = false
    if (!onDrop || event.button !== 0) return
    const held: Press<R> = { row, pointerId: event.pointerId, x: event.clientX, y: event.clientY }
    if (event.pointerType === 'touch') held.timer = setTimeout(start, HOLD_MS, held)
    press.current = held
  }

  function handleMove({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    pointer.current = { x, y }
    if (label.current) label.current.style.transform = `translate(${x + LABEL_DISTANCE}px, ${y + LABEL_DISTANCE}px)`
    if (drag) aim()
    else if (press.current && distance(press.current, x, y) > THRESHOLD) {
      if (pointerType === 'touch') end()
      else start(press.current)
    }
  }

  function handleUp(): void {
    end()
    if (drag?.target) onDrop?.(drag.ids, drag.target)
  }

  useScrollAtEdge(drag !== undefined, { scroller, pointer, onScroll: aim })
  useExpandOnPause(drag?.target, rows, onExpand)
  useUndisturbed(drag !== undefined, scroller, end)

  return {
    drag,
    label,
    onPress: handleDown,
    handlers: { onPointerMove: handleMove, onPointerUp: handleUp, onPointerCancel: end },
    /** Whether the click that follows is the end of a drag. */
    isDragged: () => dragged.current
  }
}

const distance = (from: { x: number; y: number }, x: number, y: number) => Math.abs(x - from.x) + Math.abs(y - from.y)
