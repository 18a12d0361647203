import { atom, onMount } from 'nanostores'

/** One part of the address's query, as `name=text`; it is left out where its text is ''. */
export interface UrlFilter<T> {
  /** Of an unknown text: the default. */
  read: (text: string) => T
  write: (value: T) => string
}

type UrlFilters<F> = { [K in keyof F]: UrlFilter<F[K]> }

/** wouter has the first two of these sent whenever the address changes. */
const ADDRESS_EVENTS = ['pushState', 'replaceState', 'popstate']

export const textFilter = (longest: number): UrlFilter<string> => ({
  read: text => text.slice(0, longest),
  write: text => text
})

/** A text that matches a pattern. */
export const patternFilter = (pattern: RegExp): UrlFilter<string> => ({
  read: text => (pattern.test(text) ? text : ''),
  write: text => text
})

/** One of these, the first by default. */
export const choiceFilter = <T extends string>(choices: readonly [T, ...T[]]): UrlFilter<T> => ({
  read: text => choices.find(choice => choice === text) ?? choices[0],
  write: choice => (choice === choices[0] ? '' : choice)
})

/** Any of these, none by default. */
export const choicesFilter = <T extends string>(choices: readonly T[]): UrlFilter<readonly T[]> => ({
  read: text => choices.filter(choice => text.split(',').includes(choice)),
  write: chosen => chosen.join(',')
})

/** Any texts that match a pattern, none by default; the texts have no commas. */
export const listFilter = (pattern: RegExp, most: number): UrlFilter<readonly string[]> => ({
  read: text => [...new Set(text.split(',').filter(part => pattern.test(part)))].slice(0, most),
  write: parts => parts.join(',')
})

/** Whole numbers of a range, none by default. */
export const numbersFilter = (first: number, last: number): UrlFilter<readonly number[]> => ({
  read: text => [...new Set(text.split(',').filter(isWhole).map(Number))].filter(it => it >= first && it <= last),
  write: numbers => numbers.join(',')
})

const isWhole = (text: string) => /^\d{1,9}$/.test(text)

/**
 * Filters that are kept in the query of this page's address, so that the address can be passed on and Back works.
 * A change of them removes the parameters `cleared`.
 */
export function createUrlFilters<F extends object>(filters: UrlFilters<F>, cleared: readonly string[] = []) {
  const { pathname } = location
  const names = Object.keys(filters) as (keyof F & string)[] // the keys of the record
  const $filters = atom(readAddress())

  function readAddress(search = location.search): F {
    const query = new URLSearchParams(search)
    // One value for each filter.
    return Object.fromEntries(names.map(name => [name, filters[name].read(query.get(name) ?? '')])) as F
  }

  function follow(): void {
    const next = readAddress()
    if (location.pathname === pathname && addressOf(next) !== addressOf($filters.get())) $filters.set(next)
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
    for (const event of ADDRESS_EVENTS) window.addEventListener(event, follow)
    return () => {
      for (const event of ADDRESS_EVENTS) window.removeEventListener(event, follow)
    }
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

  return { $filters, filter, clearFilters: () => filter(readAddress('')) }
}
