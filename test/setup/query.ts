import { act } from 'preact/test-utils'
import { isHidden, nameOf, roleOf, textOf, visibleIn } from './names'

type Text = string | RegExp

interface Wanted {
  /** The accessible name: all of it as a string, or a pattern. */
  name?: Text
  /** Where to look; everywhere without it. */
  within?: Element
}

const TIMEOUT_SECONDS = 5

/** The one element with this role, as assistive technology sees it; throws with what there is instead. */
export function byRole<E extends HTMLElement = HTMLElement>(role: string, wanted: Wanted = {}): E {
  const found = allByRole<E>(role, wanted)
  if (found.length === 1) return found[0]!
  const there = () => visible(wanted.within).flatMap(describe).join('\n  ')
  throw failure(() => `${found.length} elements are ${role} ${wanted.name ?? ''}; there are:\n  ${there()}`)
}

export function allByRole<E extends HTMLElement = HTMLElement>(role: string, { name, within }: Wanted = {}): E[] {
  const found = [...(within ?? document.body).querySelectorAll('*')].filter(
    element => roleOf(element) === role && !isHidden(element) && (name === undefined || matches(nameOf(element), name))
  )
  return found as E[] // the caller knows the element of the role
}

/** The one field or other element with this label. */
export function byLabel<E extends HTMLElement = HTMLInputElement>(label: Text, within?: Element): E {
  const fields = 'input, select, textarea, button, [role], [aria-label], [aria-labelledby]'
  const found = visible(within).filter(element => element.matches(fields) && matches(nameOf(element), label))
  if (found.length === 1) return found[0] as E
  throw failure(() => `${found.length} elements have the label ${label} in:\n${shown(within)}`)
}

/** The innermost element whose text is this. */
export function byText(text: Text, within?: Element): HTMLElement {
  const found = allByText(text, within)
  if (found.length === 1) return found[0]!
  throw failure(() => `${found.length} elements read ${text} in:\n${shown(within)}`)
}

export function allByText(text: Text, within?: Element): HTMLElement[] {
  const found = visible(within).filter(element => matches(squeeze(textOf(element)), text))
  return found.filter(element => !found.some(other => other !== element && element.contains(other))) as HTMLElement[]
}

/** Waits until the element is there, at most five seconds. */
export function findByRole<E extends HTMLElement = HTMLElement>(role: string, wanted?: Wanted): Promise<E> {
  return until(() => byRole<E>(role, wanted))
}

export function findByText(text: Text, within?: Element): Promise<HTMLElement> {
  return until(() => byText(text, within))
}

/** Waits until `check` neither throws nor returns false; it is repeated whenever the document changes or the focus moves. */
export function until<T>(check: () => T): Promise<Exclude<T, false>> {
  return new Promise((resolve, reject) => {
    const lookAgain = () => look()
    const look = (last = false) => {
      const seen = attempt(check, last)
      const there = !('error' in seen) && seen.value !== false
      if (!there && !last) return
      observer.disconnect()
      document.removeEventListener('focusin', lookAgain)
      clearTimeout(limit)
      if (there) resolve(seen.value as Exclude<T, false>)
      else reject('error' in seen ? seen.error : new Error(`never came true: ${check}`))
    }
    const observer = new MutationObserver(lookAgain)
    const limit = setTimeout(() => look(true), TIMEOUT_SECONDS * 1000)
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    document.addEventListener('focusin', lookAgain)
    look()
  })
}

function attempt<T>(check: () => T, last: boolean): { value: T } | { error: unknown } {
  isRepeated = !last
  try {
    return { value: check() }
  } catch (error) {
    return { error }
  } finally {
    isRepeated = false
  }
}

/** The failure of an attempt that is repeated is not shown, and to describe the page takes longer than to search it. */
let isRepeated = false

function failure(describe: () => string): Error {
  return new Error(isRepeated ? 'not there yet' : describe())
}

export function click(element: HTMLElement): void {
  if (element.hasAttribute('disabled')) throw new Error(`is disabled: ${element.outerHTML}`)
  if (isHidden(element)) throw new Error(`cannot be seen: ${element.outerHTML}`)
  void act(() => {
    for (const type of ['pointerdown', 'mousedown']) element.dispatchEvent(bubbling(MouseEvent, type))
    element.focus()
    for (const type of ['pointerup', 'mouseup']) element.dispatchEvent(bubbling(MouseEvent, type))
    element.click()
  })
}

/** Clicks a button once it can be pressed, as views render what has changed one task later. */
export async function clickWhenEnabled(name: string, within?: Element): Promise<void> {
  const wanted = { name, ...(within && { within }) }
  click(await until(() => !byRole('button', wanted).hasAttribute('disabled') && byRole('button', wanted)))
}

/** Picks an entry of the menu of less frequent actions. */
export async function pickAction(name: string): Promise<void> {
  click(byRole('button', { name: 'Actions' }))
  click(await findByRole('menuitem', { name }))
}

/** Picks an action of a row that is not visible; `row` is its name. */
export async function pickRowAction(row: string, name: string): Promise<void> {
  click(await findByRole('button', { name: `More actions: ${row}` }))
  click(await findByRole('menuitem', { name }))
}

/** Clicks Save once the form has noticed a change. */
export const save = (within?: Element): Promise<void> => clickWhenEnabled('Save', within)

/** Replaces what a field holds, as typing over a selection does. */
export function type(field: HTMLElement, text: string): void {
  const input = field as HTMLInputElement // or a textarea, which has the same parts
  if (input.disabled || input.readOnly) throw new Error(`cannot be typed into: ${input.outerHTML}`)
  void act(() => {
    input.focus()
    input.value = text
    input.dispatchEvent(bubbling(Event, 'input'))
  })
  void act(() => void input.dispatchEvent(bubbling(Event, 'change')))
}

/** Picks an option of a select by its text. */
export function choose(field: HTMLElement, text: string): void {
  const select = field as HTMLSelectElement
  const option = [...select.options].find(({ textContent }) => squeeze(textContent ?? '') === text)
  if (!option) throw new Error(`no option ${text} in ${select.outerHTML}`)
  void act(() => {
    select.value = option.value
    select.dispatchEvent(bubbling(Event, 'input'))
    select.dispatchEvent(bubbling(Event, 'change'))
  })
}

/** Presses a key where the focus is; Enter and Space do to buttons, links and forms what browsers do. */
export function press(key: string, options: KeyboardEventInit = {}): void {
  const target = (document.activeElement ?? document.body) as HTMLElement
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  void act(() => {
    if (target.dispatchEvent(event)) followKey(target, key)
    target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...options }))
  })
}

function followKey(target: HTMLElement, key: string): void {
  const pressable = target.matches('button, summary') || (target.matches('a[href]') && key === 'Enter')
  if (pressable && (key === 'Enter' || key === ' ')) target.click()
  else if (key === 'Enter' && target.matches('input')) submitForm((target as HTMLInputElement).form)
}

/** A browser does nothing while the button of the form is disabled. */
function submitForm(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!button?.disabled) form?.requestSubmit()
}

function bubbling<E extends Event>(Kind: new (type: string, init: EventInit) => E, type: string): E {
  return new Kind(type, { bubbles: true, cancelable: true })
}

function visible(within: Element = document.body): Element[] {
  return isHidden(within) ? [] : visibleIn(within)
}

function matches(text: string, wanted: Text): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text)
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function describe(element: Element): string[] {
  const role = roleOf(element)
  return role ? [`${role} ${JSON.stringify(nameOf(element))}`] : []
}

function shown(within: Element = document.body): string {
  return within.innerHTML.slice(0, 4000)
}
