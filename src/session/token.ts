import { clearCookie, readCookie, writeCookie } from '../lib/browser/cookie'

const NAME = 'ihmi_user_token'
const PROBE = 'ihmi_probe'
const LONGEST_COOKIE = 4096

/** Why this browser does not keep the token. */
export type TokenProblem = 'blocked' | 'too-long' | 'https-before'

export class TokenError extends Error {
  readonly problem: TokenProblem

  constructor(problem: TokenProblem) {
    super(`the token cannot be kept: ${problem}`)
    this.problem = problem
  }
}

/** The cookie is the only copy of the token. */
export function readToken(): string | undefined {
  return readCookie(NAME) || undefined
}

/** Writes the token and reads it back. @throws TokenError when the browser did not keep it. */
export function saveToken(token: string): void {
  const write = () => writeCookie(NAME, token, { secret: true })
  write()
  if (readToken() === token) return
  clearCookie(NAME)
  write()
  if (readToken() !== token) throw new TokenError(whyNotKept(token))
}

function whyNotKept(token: string): TokenProblem {
  if (NAME.length + token.length > LONGEST_COOKIE) return 'too-long'
  return cookiesWork() ? 'https-before' : 'blocked'
}

/** An http page can neither read nor replace a cookie that was set with Secure over https. */
function cookiesWork(): boolean {
  writeCookie(PROBE, '1')
  const kept = readCookie(PROBE) === '1'
  clearCookie(PROBE)
  return kept && location.protocol === 'http:'
}

/** @returns whether the token is gone. */
export function dropToken(): boolean {
  clearCookie(NAME)
  return !readToken()
}
