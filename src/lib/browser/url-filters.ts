import { atom, onMount } from 'nanostores'
import type { MessageKey } from '../text/message'
import { allOf, listen } from './listen'

/** One part of the address's query, as `name=text`; it is left out where its text is ''. */
export interface UrlFilter<T> {
  /** Of an unknown text: the default. */
  read: (text: string) => T
  write: (value: T) => string
  /** What of the text it does not know, and the label of its field; without it, it knows all. */
  unknown?: { label: MessageKey; in: (text: string) => string }
}

/** What an address names that a filter does not know. */
export interface UnknownPart {
  label: MessageKey
  text: string
}

export type UrlFilters<F> = { [K in keyof F]: UrlFilter<F[K]> }

/** wouter has the first two of these sent whenever the address changes. */
const ADDRESS_EVENTS = ['pushState', 'replaceState', 'popstate']

export const textFilter = (longest: number): UrlFilter<string> => ({
  read: text => text.slice(0, longest),
  write: text => text
})

/** A text that matches a pattern. */
export const patternFilter = (pattern: RegExp, label: MessageKey): UrlFilter<string> => ({
  read: text => (pattern.test(text) ? text : ''),
  write: text => text,
  unknown: { label, in: text => (pattern.test(text) ? '' : text) }
})

/** One of these, the first by default. */
export const choiceFilter = <T extends string>(choices: readonly [T, ...T[]], label: MessageKey): UrlFilter<T> => ({
  read: text => choices.find(choice => choice === text) ?? choices[0],
  write: choice => (choice === choices[0] ? '' : choice),
  unknown: { label, in: text => (choices.some(choice => choice === text) ? '' : text) }
})

/** Any of these, none by default. */
export const choicesFilter = <T extends string>(choices: readonly T[], label: MessageKey): UrlFilter<readonly T[]> => ({
  read: text => choices.filter(choice => text.split(',').includes(choice)),
  write: chosen => chosen.join(','),
  unknown: { label, in: text => partsWithout(text, part => choices.some(choice => choice === part)) }
})

/** Any texts that match a pattern, none by default; the texts have no commas. */
export const listFilter = (pattern: RegExp, most: number, label: MessageKey): UrlFilter<readonly string[]> => ({
  read: text => [...new Set(text.split(',').filter(part => pattern.test(part)))].slice(0, most),
  write: parts => parts.join(','),
  unknown: { label, in: text => partsWithout(text, part => pattern.test(part)) }
})

/** Whole numbers of a range, none by default. */
export const numbersFilter = (first: number, last: number, label: MessageKey): UrlFilter<readonly number[]> => {
  const isKnown = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= first && Number(text) <= last
  return {
    read: text => [...new Set(text.split(',').filter(isKnown).map(Number))],
    write: numbers => numbers.join(','),
    unknown: { label, in: text => partsWithout(text, isKnown) }
  }
}

const partsWithout = (text: string, isKnown: (part: string) => boolean) =>
  text
    .split(',')
    .filter(part => !isKnown(part))
    .join(',')

interface UrlFilterOptions {
  /** Parameters that a change removes. */
  cleared?: readonly string[] | undefined
  /** Called after a change. */
  onChange?: () => void
}

/** Filters that are kept in the query of this page's address, so that the address can be passed on and Back works. */
export function createUrlFilters<F extends object>(
  filters: UrlFilters<F>,
  { cleared = [], onChange }: UrlFilterOptions = {}
) {
  const { pathname } = location
  const names = Object.keys(filters) as (keyof F & string)[] // the keys of the record
  const $filters = atom(readAddress())
  const opened = new URLSearchParams(location.search)
  const unknown: UnknownPart[] = names.flatMap(name => {
    const found = filters[name].unknown
    const text = found?.in(opened.get(name) ?? '')
    return found && text ? [{ label: found.label, text }] : []
  })

  function readAddress(search = location.search): F {
    const query = new URLSearchParams(search)
    // One value for each filter.
    return Object.fromEntries(names.map(name => [name, filters[name].read(query.get(name) ?? '')])) as F
  }

  function follow(): void {
    const next = readAddress()
    if (location.pathname !== pathname || addressOf(next) === addressOf($filters.get())) return
    $filters.set(next)
    onChange?.()
  }

  function addressOf(values: F): string {
    const query = new URLSearchParams(location.search)
    for (const name of names) {
      const text = filters[name].write(values[name])
      if (text) query.set(name, text)
      else query.delete(name)
    }
    for (const name of cleared) query.delete(name)
    const text = query.toString()
    return text ? `${pathname}?${text}` : pathname
  }

  onMount($filters, () => {
    follow()
    return allOf(...ADDRESS_EVENTS.map(event => listen(window, event, follow)))
  })

  /** With `replace`, as for each character typed, Back skips the filters before. Nothing once the page has been left. */
  function filter(changes: Partial<F>, { replace = false } = {}): void {
    if (location.pathname !== pathname) return
    const next = { ...$filters.get(), ...changes }
    const address = addressOf(next)
    if (address === addressOf($filters.get())) return
    history[replace ? 'replaceState' : 'pushState'](history.state, '', address)
    follow()
  }

  return { unknown, $filters, filter, clearFilters: () => filter(readAddress('')) }
}
