import { renewToken } from '../api/auth'
import { ApiError, refusalOf } from '../lib/remote/failure'
import { readToken, saveToken } from './token'

interface Grant {
  access_token: string
  refresh_token?: string | undefined
}

let renewing: Promise<string> | undefined
let grant: Grant | undefined
let ending = new AbortController()

/** A separate refresh token is kept in memory only, and belongs to the token it was issued with. */
export function rememberRefreshToken(next: Grant): void {
  grant = next
}

/** Aborted when the session ends here: what it still awaits must not affect one that began later. */
export const sessionSignal = (): AbortSignal => ending.signal

/** Cancels what the session still awaits: a renewal, or at a start whose token it is. */
export function cancelAwaited(): void {
  ending.abort()
  ending = new AbortController()
}

export const isRenewing = (): boolean => renewing !== undefined

/** One renewal for all requests that met the expired token, in this tab and in others. @throws ApiError */
export function renew(expired: string): Promise<string> {
  const { signal } = ending
  renewing ??= exclusively(signal, () => renewUnlessDone(expired, signal)).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Web Locks are missing on plain http; there tabs coordinate through the re-read cookie alone. */
async function exclusively<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? await locks.request('renewal', { signal }, () => work()) : work()
}

async function renewUnlessDone(expired: string, signal: AbortSignal): Promise<string> {
  const current = tokenOfAnyTab()
  if (current !== expired) return current
  const reply = await renewToken(refreshTokenOf(expired), expired, signal).catch(error => {
    const { status = 0, code } = refusalOf(error) ?? {}
    if (![400, 401, 403].includes(status)) throw error
    throw new ApiError({ kind: 'session', ...(code === 'invalid_token' && { reason: code }) })
  })
  const newest = tokenOfAnyTab()
  if (newest !== expired) return newest
  saveToken(reply.access_token)
  rememberRefreshToken(reply)
  return reply.access_token
}

/** Another tab may have renewed the token, logged out, or logged in somebody else. @throws ApiError without a token */
function tokenOfAnyTab(): string {
  const token = readToken()
  if (!token) throw new ApiError({ kind: 'session' })
  return token
}

function refreshTokenOf(token: string): string {
  return (grant?.access_token === token && grant.refresh_token) || token
}
