import { listen } from '../../lib/browser/listen'
import { focusables } from './focusables'

/** What the focus does not leave for the next control: the end of a form is not the begin of the next one. */
const REGION = 'form, section, [role="dialog"], main'

interface Place {
  element: HTMLElement
  /** The dialog or the page around it, if any. */
  root: Element | null
  /** The elements around it up to the root, each with the index of its child that leads to it. */
  around: Array<[HTMLElement, number]>
}

/**
 * Gives the focus a place when the element that has it is removed, hidden or disabled, which browsers leave to nobody:
 * the element itself as soon as it can have it again, else the next control of its region, else the heading of that;
 * after a dialog or a notice, that of where the user was before. @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** The last one of each root, the latest at the end. */
  let places: Place[] = []
  /** What has the focus for the element of the last place. */
  let substitute: HTMLElement | undefined
  let lost = false
  let scheduled = false
  let own = false

  const lastPlace = () => places[places.length - 1]

  function noteFocus({ target }: FocusEvent): void {
    if (own || !(target instanceof HTMLElement)) return
    const place = placeOf(target)
    places = [...places.filter(({ root }) => root?.isConnected && root !== place.root), place]
    substitute = undefined
    lost = false
  }

  function noteChange(records: MutationRecord[]): void {
    const current = substitute ?? lastPlace()?.element
    if (!current) return
    lost ||= !isUsable(current) || records.some(record => [...record.removedNodes].some(node => node.contains(current)))
    if (lost || substitute) schedule()
  }

  // After the effects of a view, which may move the focus themselves.
  function schedule(): void {
    if (scheduled) return
    scheduled = true
    requestAnimationFrame(() => setTimeout(check))
  }

  function check(): void {
    scheduled = false
    const element = lastPlace()?.element
    const active = document.activeElement
    if (!element || (active && active !== document.body && active !== (substitute ?? element))) return
    const isBusy = element.isConnected && element.matches('[aria-busy="true"]')
    if ((lost && !isBusy) || (active === substitute && isUsable(element))) focusPlace()
    else if (!lost && active === document.body) places = []
  }

  function focusPlace(): void {
    lost = false
    own = true
    for (; places.length > 0; places.pop()) {
      const place = lastPlace()
      const target = place && candidatesOf(place).find(takesFocus)
      substitute = target === place?.element ? undefined : target
      if (target) break
    }
    own = false
  }

  const observer = new MutationObserver(noteChange)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
  const stops = [listen(document, 'focusin', noteFocus), listen(document, 'focusout', schedule)]
  return () => {
    observer.disconnect()
    for (const stop of stops) stop()
  }
}

function placeOf(element: HTMLElement): Place {
  const root = element.closest('[role="dialog"], main')
  const around: Place['around'] = []
  for (let child = element; root && child !== root && child.parentElement; child = child.parentElement)
    around.push([child.parentElement, [...child.parentElement.children].indexOf(child)])
  return { element, root, around }
}

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled, [hidden], [hidden] *')

function takesFocus(element: HTMLElement): boolean {
  if (element.matches('h1, h2')) element.tabIndex = -1
  element.focus({ preventScroll: element.matches('h1, h2') })
  return document.activeElement === element
}

function candidatesOf({ element, root, around }: Place): HTMLElement[] {
  if (!root?.isConnected) return []
  if (isUsable(element)) return [element]
  const found: HTMLElement[] = []
  let isSameRegion = element.tabIndex >= 0
  for (const [parent, index] of around) {
    if (!parent.isConnected) continue
    const start = element.isConnected ? element : parent.children[index]
    if (isSameRegion && start) found.push(...focusables(parent).filter(other => isAtOrAfter(start, other)))
    if (parent.matches(REGION)) isSameRegion = false
    if (!isSameRegion) found.push(...parent.querySelectorAll<HTMLElement>('h1, h2'))
  }
  return found
}

const isAtOrAfter = (element: Element, other: Element) =>
  element === other || (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
