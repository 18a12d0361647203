import { readCookie } from '../../lib/browser/cookie'

type Known = readonly [string, ...string[]]

/** The first candidate that is known, else the default, which is the first known one. */
export const oneOf = (known: Known, ...candidates: (string | undefined)[]): string =>
  candidates.find(candidate => known.some(name => name === candidate)) ?? known[0]

/** The cookie, else the browser's language, else English. */
export const firstLanguage = (known: Known): string =>
  oneOf(known, readCookie('language'), navigator.language?.split('-')[0])
