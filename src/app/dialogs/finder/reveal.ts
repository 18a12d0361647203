import { listen } from '../../../lib/browser/listen'
import { named, openingOf, regionOf } from './named'
import { keepInView, show, unmark } from './show'

export interface Wanted {
  /** A selector of what it is in. */
  within: string
  /** Of the screen, which may still be loading. */
  title?: string
  /** Its name, after those of the tab and card around it. */
  names: readonly string[]
  /** The name of the menu that it is in. */
  menu?: string | undefined
}

const LONGEST_MS = 10_000
/** A menu that a page closes by scrolling while it loads is opened again; one that lacks the action is closed again. */
const MOST_PRESSES = 4
const MENU_BUTTON = '[aria-haspopup="menu"]'
/** By which the user goes on. */
const INPUT = ['keydown', 'pointerdown', 'wheel']

let stop: () => void = () => {}

/**
 * Shows what has these names as soon as the page has it, and until then what is around it; closed tabs, sections and menus on the
 * way are opened. It is kept in view while the page is still loading, until the user goes on, or for some time.
 */
export function reveal(wanted: Wanted): void {
  stop()
  unmark()
  const presses = new Map<Element, number>()
  let shown: HTMLElement | undefined
  let scheduled = false
  const stops = new Set<() => void>()

  function look(): void {
    scheduled = false
    if (stops.size === 0) return
    const { element, opening } = find(wanted)
    if (opening && (presses.get(opening) ?? 0) < MOST_PRESSES) press(opening)
    else if (element && element !== shown) {
      // The key or press that has opened the screen is over by now.
      if (!shown) for (const name of INPUT) stops.add(listen(document, name, () => stop()))
      shown = element
      show(element)
    } else if (shown) keepInView(shown)
  }

  function press(opening: HTMLElement): void {
    // Scrolling closes a menu, which is thus opened at the next look.
    if (keepInView(opening)) schedule()
    else {
      presses.set(opening, (presses.get(opening) ?? 0) + 1)
      opening.click()
    }
  }

  // After the effects of a view, which may move the focus themselves.
  function schedule(): void {
    if (scheduled) return
    scheduled = true
    requestAnimationFrame(() => setTimeout(look))
  }

  const observer = new MutationObserver(schedule)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'aria-selected'] })
  const timer = setTimeout(() => stop(), LONGEST_MS)
  stops.add(() => observer.disconnect()).add(() => clearTimeout(timer))
  stop = () => {
    for (const end of stops) end()
    stops.clear()
  }
  schedule()
}

interface Step {
  element?: HTMLElement | undefined
  /** What has to be pressed first. */
  opening?: HTMLElement | undefined
}

/** What has the last of the names that the page has yet. */
function find({ within, title, names, menu }: Wanted): Step {
  const root = document.querySelector(within)
  const isReady = root && !document.querySelector('[aria-modal="true"]')
  if (!isReady || (title !== undefined && root.querySelector('h1')?.textContent !== title)) return {}
  let element: HTMLElement | undefined
  let region: Element = root
  for (const [index, name] of names.entries()) {
    const next = named(region, name)
    if (!next && menu && index === names.length - 1) return { element, ...findInMenu(region, name, menu) }
    const opening = next && openingOf(next)
    if (opening) return { opening }
    element = next ?? element
    region = element ? regionOf(element, root) : root
  }
  return { element }
}

function findInMenu(region: Element, name: string, menu: string): Step {
  const open = document.querySelector('[role="menu"]')
  const element = open ? named(open, name) : undefined
  return element ? { element } : { opening: named(region, menu, MENU_BUTTON) }
}
