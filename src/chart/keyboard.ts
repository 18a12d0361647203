import { actionOf } from './keys'
import type { RecordCursor } from './record-cursor'
import type { TrendHandle, TrendWindow } from './types'
import { between } from './view'

export interface KeyboardActions extends Pick<TrendHandle, 'zoom' | 'move'> {
  all(): void
  /** Scrolls a time into view and reports it. */
  reach(time: number): void
  select(selection: TrendWindow | undefined): void
}

/** @returns a listener for the keys pressed on a chart. */
export function followKeys(cursor: RecordCursor, actions: KeyboardActions): (event: KeyboardEvent) => void {
  let anchor: number | undefined

  function clear() {
    anchor = undefined
    cursor.hide()
    actions.select(undefined)
  }

  function step(records: number, selecting: boolean) {
    anchor = selecting ? (anchor ?? cursor.time()) : undefined
    const time = cursor.step(records)
    if (time === undefined) return
    actions.reach(time)
    if (selecting) actions.select(between(anchor ?? time, time))
  }

  function jump() {
    const time = cursor.jump()
    if (time !== undefined) actions.reach(time)
  }

  return event => {
    const found = actionOf(event)
    if (!found) return
    event.preventDefault()
    switch (found.action) {
      case 'zoom':
        return actions.zoom(found.factor)
      case 'move':
        return actions.move(found.fraction)
      case 'step':
        return step(found.records, found.selecting)
      case 'last':
        return jump()
      case 'all':
        return actions.all()
      case 'clear':
        return clear()
    }
  }
}
