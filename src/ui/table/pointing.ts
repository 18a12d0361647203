import type { KeyboardEvent } from 'react'
import type { HoldEvents } from './use-hold'

/** Rows that are pointed at with mouse, finger or the arrow keys. */
export interface Pointing<R> {
  /** Of the row that is pointed at, here or elsewhere. */
  key: string | undefined
  onPoint: (row: R | undefined, byKeyboard: boolean) => void
}

interface Rows<R> {
  count: number
  rowAt: (index: number) => R | undefined
  /** Position of the row that is pointed at. */
  index: number | undefined
  /** Of the table. */
  events: HoldEvents | undefined
}

export interface RowEvents {
  onMouseMove: (event: Pick<MouseEvent, 'movementX' | 'movementY'>) => void
  onClick: () => void
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function pointingEvents<R>(
  onPoint: Pointing<R>['onPoint'] | undefined,
  { count, rowAt, index, events }: Rows<R>
) {
  if (!onPoint) return undefined
  return {
    row: (row: R, isPointed: boolean): RowEvents => ({
      // A row that scrolls below the resting mouse is not pointed at.
      onMouseMove({ movementX, movementY }) {
        if (!isPointed && (movementX !== 0 || movementY !== 0)) onPoint(row, false)
      },
      onClick: () => onPoint(row, false)
    }),
    table: {
      onMouseLeave: () => onPoint(undefined, false),
      onKeyDown(event: KeyboardEvent<HTMLElement>): void {
        events?.onKeyDown()
        const step = STEPS[event.key]
        const { shiftKey, ctrlKey, altKey, metaKey, target, currentTarget } = event
        if (!step || shiftKey || ctrlKey || altKey || metaKey || target !== currentTarget) return
        event.preventDefault()
        const next = index === undefined ? 0 : Math.min(Math.max(index + step, 0), count - 1)
        onPoint(rowAt(next), true)
      }
    }
  }
}
