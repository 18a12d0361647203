import { deedOf } from './keys'
import type { RecordCursor } from './record-cursor'
import type { TrendHandle, TrendWindow } from './types'
import { between } from './view'

export interface KeyboardDeeds extends Pick<TrendHandle, 'zoom' | 'move'> {
  all(): void
  /** Brings a time into view and tells it. */
  reach(time: number): void
  select(selection: TrendWindow | undefined): void
}

/** @returns a listener for the keys pressed on a chart. */
export function followKeys(cursor: RecordCursor, deeds: KeyboardDeeds): (event: KeyboardEvent) => void {
  let anchor: number | undefined

  function clear() {
    anchor = undefined
    cursor.hide()
    deeds.select(undefined)
  }

  function step(records: number, selecting: boolean) {
    anchor = selecting ? (anchor ?? cursor.time()) : undefined
    const time = cursor.step(records)
    if (time === undefined) return
    deeds.reach(time)
    if (selecting) deeds.select(between(anchor ?? time, time))
  }

  function jump() {
    const time = cursor.jump()
    if (time !== undefined) deeds.reach(time)
  }

  return event => {
    const found = deedOf(event)
    if (!found) return
    event.preventDefault()
    switch (found.deed) {
      case 'zoom':
        return deeds.zoom(found.factor)
      case 'move':
        return deeds.move(found.fraction)
      case 'step':
        return step(found.records, found.selecting)
      case 'last':
        return jump()
      case 'all':
        return deeds.all()
      case 'clear':
        return clear()
    }
  }
}
