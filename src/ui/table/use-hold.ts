import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import { listen } from '../../lib/browser/listen'
import { $openDialogs } from '../page/open-dialogs'

/** A tap is reported as a press only after the finger has left. */
const TAP_MS = 500

export type HoldEvents = ReturnType<typeof useHold>['events']

type Cause = 'pointer' | 'focus' | 'touch' | 'dialog'

/**
 * Whether somebody is about to press something in an element: a pointer or the focus is in it, a finger has just been, or
 * a dialog was opened from it. After that dialog, and after other input such as a search, it takes a new movement.
 */
export function useHold(onRelease: () => void) {
  const causes = useRef(new Set<Cause>())
  const box = useRef<HTMLElement | null>(null)
  const tap = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const add = (cause: Cause) => void causes.current.add(cause)
  const drop = (...dropped: Cause[]) => {
    const { size } = causes.current
    for (const cause of dropped) causes.current.delete(cause)
    if (size > 0 && causes.current.size === 0) onRelease()
  }
  const release = useRef(drop)
  release.current = drop

  useEffect(() => {
    const dropAll = () => release.current('pointer', 'focus', 'touch', 'dialog')
    /** Of the first dialog that was opened from here, which may be in a dialog itself. */
    let level = 0
    const stopDialogs = $openDialogs.listen((count, before = 0) => {
      if (count < before) {
        // One may have made room for the next.
        queueMicrotask(() => $openDialogs.get() < level && dropAll())
      } else if (causes.current.size > 0 && !causes.current.has('dialog')) {
        level = count
        add('dialog')
      }
    })
    const noteInput = ({ target }: Event) => {
      const isOutside = target instanceof Node && !box.current?.contains(target)
      if (isOutside && !causes.current.has('dialog')) dropAll()
    }
    const stopInput = listen(document, 'input', noteInput)
    return () => {
      stopDialogs()
      stopInput()
      clearTimeout(tap.current)
    }
  }, [])

  const isTouch = ({ pointerType }: PointerEvent<HTMLElement>) => pointerType === 'touch'
  const point = (event: PointerEvent<HTMLElement>) => {
    box.current = event.currentTarget
    if (!isTouch(event)) add('pointer')
  }
  const liftFinger = (event: PointerEvent<HTMLElement>) => {
    if (!isTouch(event)) return
    clearTimeout(tap.current)
    tap.current = setTimeout(() => drop('touch'), TAP_MS)
  }
  return {
    isHeld: () => causes.current.size > 0,
    events: {
      onPointerMove: point,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => !isTouch(event) && drop('pointer'),
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (isTouch(event)) add('touch')
      },
      onPointerUp: liftFinger,
      onPointerCancel: liftFinger,
      onFocus(event: FocusEvent<HTMLElement>) {
        box.current = event.currentTarget
        add('focus')
      },
      onKeyDown: () => add('focus'),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) drop('focus')
      }
    }
  }
}
