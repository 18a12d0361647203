import { renewToken } from '../api/auth'
import { ApiError, refusalOf } from '../lib/remote/failure'
import { readToken, saveToken } from './token'

interface Grant {
  access_token: string
  refresh_token?: string | undefined
}

let renewing: Promise<string> | undefined
let grant: Grant | undefined
let generation = 0

/** A separate refresh token is kept in memory only, and belongs to the token it was issued with. */
export function rememberRefreshToken(next: Grant): void {
  grant = next
}

/** Discards a renewal that is still in flight, as after a log-out: it must not affect a session that began later. */
export function forgetRenewal(): void {
  grant = undefined
  renewing = undefined
  generation += 1
}

/** One renewal for all requests that met the expired token, in this tab and in others. @throws ApiError */
export function renew(expired: string): Promise<string> {
  if (renewing) return renewing
  const startedIn = generation
  const started = exclusively(() => renewUnlessDone(expired, startedIn))
    .catch(error => {
      throw generation === startedIn ? error : new ApiError({ kind: 'cancelled' })
    })
    .finally(() => {
      if (renewing === started) renewing = undefined
    })
  renewing = started
  return started
}

/** Web Locks are missing on plain http; there tabs coordinate through the re-read cookie alone. */
async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? await locks.request('renewal', () => work()) : work()
}

async function renewUnlessDone(expired: string, startedIn: number): Promise<string> {
  const current = readToken()
  if (!current || generation !== startedIn) throw new ApiError({ kind: 'session' })
  if (current !== expired) return current
  const reply = await renewToken(refreshTokenOf(expired), expired).catch(error => {
    const status = refusalOf(error)?.status ?? 0
    throw [400, 401, 403].includes(status) ? new ApiError({ kind: 'session' }) : error
  })
  if (generation !== startedIn || !readToken()) throw new ApiError({ kind: 'session' })
  saveToken(reply.access_token)
  rememberRefreshToken(reply)
  return reply.access_token
}

function refreshTokenOf(token: string): string {
  return (grant?.access_token === token && grant.refresh_token) || token
}
