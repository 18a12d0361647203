import { focusables } from '../../../ui/focus/focusables'
import { regionOf } from './named'
import styles from './show.module.css'

const MARKED_MS = 5000

/** Ends what `show` has marked last. */
export let unmark: () => void = () => {}

/** Moves the focus to what a label or heading names, and marks both for some seconds. */
export function show(element: HTMLElement): void {
  unmark()
  const control = controlOf(element)
  const box = control ? boxAround(element, control) : regionOf(element, element)
  const target = control ?? element
  if (!control) target.tabIndex = -1
  keepInView(element)
  target.focus({ preventScroll: true })
  box.classList.add(`${styles.shown}`)
  const timer = setTimeout(() => unmark(), MARKED_MS)
  unmark = () => {
    clearTimeout(timer)
    box.classList.remove(`${styles.shown}`)
  }
}

/** Scrolls to what is outside of the window. @returns whether it was */
export function keepInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const isOutside = top < 0 || bottom > innerHeight
  if (isOutside) element.scrollIntoView({ block: 'center' })
  return isOutside
}

/** What can have the focus: the control of a label, the button beside the name of an action, or a control itself. */
function controlOf(element: HTMLElement): HTMLElement | undefined {
  if (element.tabIndex >= 0) return element
  if (element.tagName === 'STRONG') return element.parentElement?.parentElement?.querySelector('button') ?? undefined
  const id = element instanceof HTMLLabelElement ? element.htmlFor : ''
  const labelled = id ? `[id="${id}"]` : `[aria-labelledby="${element.id}"]`
  const candidates = [...document.querySelectorAll<HTMLElement>(labelled)]
  const group = candidates.find(it => it.matches('[role="group"], [role="radiogroup"]')) ?? element
  return candidates.find(({ tabIndex }) => tabIndex >= 0) ?? focusables(group)[0]
}

function boxAround(element: HTMLElement, control: HTMLElement): HTMLElement {
  let box = element
  while (!box.contains(control) && box.parentElement) box = box.parentElement
  return box
}
