import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusables } from '../form/focus'

interface OpenDialog {
  box: HTMLElement
  /** What has the focus once it is gone. */
  before: Element | null
}

/** The topmost last. */
const open: OpenDialog[] = []

/** Moves the focus into a dialog, keeps it in the topmost one, cancels it with Escape, and gives the focus back. */
export function useModal(dialog: RefObject<HTMLElement | null>, onCancel: (() => void) | undefined): void {
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })

  useLayoutEffect(() => {
    if (!dialog.current) return
    const mine: OpenDialog = { box: dialog.current, before: document.activeElement }
    const onTop = () => open[open.length - 1] === mine

    function keepInside({ target }: FocusEvent): void {
      if (onTop() && target instanceof Node && !mine.box.contains(target)) enter(mine.box)
    }

    function press(event: KeyboardEvent): void {
      if (!onTop() || event.isComposing || event.defaultPrevented) return
      if (event.key === 'Escape') {
        event.preventDefault()
        cancel.current?.()
      }
      if (event.key === 'Tab' && turn(mine.box, event.shiftKey)) event.preventDefault()
    }

    open.push(mine)
    lockPage()
    document.addEventListener('focusin', keepInside)
    document.addEventListener('keydown', press)
    enter(mine.box)
    return () => {
      document.removeEventListener('focusin', keepInside)
      document.removeEventListener('keydown', press)
      close(mine)
    }
  }, [dialog])
}

function close(dialog: OpenDialog): void {
  const above = open[open.indexOf(dialog) + 1]
  open.splice(open.indexOf(dialog), 1)
  lockPage()
  if (above) above.before = dialog.before
  else if (dialog.before instanceof HTMLElement) dialog.before.focus()
}

function lockPage(): void {
  document.documentElement.style.overflow = open.length > 0 ? 'hidden' : ''
}

function enter(box: HTMLElement): void {
  const [first = focusables(box)[0] ?? box] = box.querySelectorAll<HTMLElement>('[data-first]:not(:disabled)')
  first.focus()
}

/** @returns whether it moved the focus from one end to the other. */
function turn(box: HTMLElement, backwards: boolean): boolean {
  const elements = focusables(box)
  const first = elements[0] ?? box
  const last = elements[elements.length - 1] ?? box
  const focused = document.activeElement
  if (backwards ? focused !== first && focused !== box : focused !== last) return false
  const next = backwards ? last : first
  next.focus()
  return true
}
