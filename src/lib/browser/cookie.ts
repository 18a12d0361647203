interface CookieOptions {
  /** A session cookie without it. */
  days?: number
  /** Over https it is `Secure`: from then on http pages of the same host can neither see nor replace it. */
  secret?: boolean
}

const KEPT_DAYS = 400
const SECONDS_PER_DAY = 86_400

/** What RFC 6265 does not allow in a value, and the percent sign used to encode it. */
const NOT_PLAIN = /[^!#$&-+\--:<-[\]-~]/gu

export function readCookie(name: string): string | undefined {
  const found = allCookies().find(pair => pair.startsWith(`${name}=`))
  return found === undefined ? undefined : decode(found.slice(name.length + 1))
}

/** A browser that blocks cookies, or finds this one too long, ignores it: callers that rely on it read it back. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const lifetime = options.days === undefined ? '' : `; Max-Age=${options.days * SECONDS_PER_DAY}`
  store(name, value, lifetime + (options.secret && location.protocol === 'https:' ? '; Secure' : ''))
}

/** For what a browser remembers of its user. */
export const keepCookie = (name: string, value: string): void => writeCookie(name, value, { days: KEPT_DAYS })

/** Also one of this name that was set under another path: the browser would put it before the one for the whole origin. */
export function clearCookie(name: string): void {
  const { pathname } = location
  for (let end = pathname.length; end > 0; end -= 1) store(name, '', '; Max-Age=0', pathname.slice(0, end))
}

function store(name: string, value: string, attributes: string, path = '/'): void {
  try {
    const plain = value.replace(NOT_PLAIN, encodeURIComponent)
    document.cookie = `${name}=${plain}${attributes}; Path=${path}; SameSite=Strict`
  } catch {
    // A sandboxed frame throws; it counts as blocked.
  }
}

function allCookies(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
