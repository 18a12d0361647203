import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../lib/browser/listen'
import { focusables } from '../focus/focusables'
import { $openDialogs } from '../page/open-dialogs'

interface OpenDialog {
  box: HTMLElement
  /** Receives the focus when the dialog closes. */
  previousFocus: Element | null
}

/** Open dialogs, the topmost last. */
const open: OpenDialog[] = []

/** Traps the focus in the topmost dialog, cancels it on Escape, and restores the focus when it closes. */
export function useModal(dialog: RefObject<HTMLElement | null>, onCancel: (() => void) | undefined): void {
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })

  useLayoutEffect(() => {
    if (!dialog.current) return
    const self: OpenDialog = { box: dialog.current, previousFocus: document.activeElement }
    const isTopmost = () => open[open.length - 1] === self

    function keepFocusInside({ target }: FocusEvent): void {
      if (isTopmost() && target instanceof Node && !self.box.contains(target)) focusInside(self.box)
    }

    function handleKey(event: KeyboardEvent): void {
      if (!isTopmost() || event.isComposing || event.defaultPrevented) return
      if (event.key === 'Escape') {
        event.preventDefault()
        cancel.current?.()
      }
      if (event.key === 'Tab' && wrapFocus(self.box, event.shiftKey)) event.preventDefault()
    }

    open.push(self)
    $openDialogs.set(open.length)
    const stops = [listen(document, 'focusin', keepFocusInside), listen(document, 'keydown', handleKey)]
    focusAtTop(self.box)
    // Only once the focus has left the dialog below.
    hideCovered()
    return () => {
      for (const stop of stops) stop()
      close(self)
    }
  }, [dialog])
}

function close(dialog: OpenDialog): void {
  const dialogAbove = open[open.indexOf(dialog) + 1]
  open.splice(open.indexOf(dialog), 1)
  hideCovered()
  if (dialogAbove) dialogAbove.previousFocus = dialog.previousFocus
  else if (dialog.previousFocus instanceof HTMLElement) dialog.previousFocus.focus()
  $openDialogs.set(open.length)
}

/** The page does not scroll behind a dialog, and not all screen readers follow `aria-modal` of one above another. */
function hideCovered(): void {
  open.forEach(({ box }, index) => {
    if (index < open.length - 1) box.setAttribute('aria-hidden', 'true')
    else box.removeAttribute('aria-hidden')
  })
  document.documentElement.style.overflow = open.length > 0 ? 'hidden' : ''
}

function focusInside(box: HTMLElement): void {
  const [first = focusables(box)[0] ?? box] = box.querySelectorAll<HTMLElement>('[data-first]:not(:disabled)')
  first.focus()
}

/** A dialog is read from its top: where its first element is out of view, the dialog itself has the focus. */
function focusAtTop(box: HTMLElement): void {
  focusInside(box)
  for (let at = document.activeElement; at && at !== box; at = at.parentElement) {
    if (at.scrollTop > 0) {
      box.focus()
      at.scrollTop = 0
    }
  }
}

/** @returns whether the focus wrapped around. */
function wrapFocus(box: HTMLElement, backwards: boolean): boolean {
  const elements = focusables(box)
  const first = elements[0] ?? box
  const last = elements[elements.length - 1] ?? box
  const focused = document.activeElement
  if (backwards ? focused !== first && focused !== box : focused !== last) return false
  const next = backwards ? last : first
  next.focus()
  return true
}
