import { LOGIN, MAIN } from './paths'

const ANY_LOGIN = /^\/+(app|admin)\/+login\/*$/i

/** An origin for the URL parser; the name never resolves (RFC 2606). */
const BASE = 'http://panel.invalid'

/** A path encoded more often than this is rejected. */
const MOST_ENCODINGS = 3

/** Where to go after logging in: a path of this console that is no login page and carries no `redirect` of its own; else `/app`. */
export function safeRedirect(text: string | null): string {
  const url = text === null ? undefined : pathUrl(text)
  if (!url || !meanings(url.pathname)?.every(isHarmless)) return MAIN
  return url.pathname + withoutRedirect(url.search) + url.hash
}

/** Normalised as by a browser. */
function pathUrl(text: string): URL | undefined {
  if (!isOnePath(text)) return
  try {
    const url = new URL(text, BASE)
    return url.origin === BASE ? url : undefined
  } catch {
    return
  }
}

/** A path as it is and each time decoded once more, as servers and routers may read it. */
function meanings(path: string): string[] | undefined {
  const found = [path]
  try {
    for (let text = path; /%/.test(text); ) {
      text = decodeURIComponent(text)
      found.push(text)
      if (found.length > MOST_ENCODINGS) return
    }
  } catch {
    return
  }
  return found
}

function isHarmless(path: string): boolean {
  return isOnePath(path) && !ANY_LOGIN.test(pathUrl(path)?.pathname ?? LOGIN)
}

const isOnePath = (text: string) => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text)

function withoutRedirect(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter(part => !new URLSearchParams(part).has('redirect'))
  const query = kept.join('&')
  return query && `?${query}`
}
