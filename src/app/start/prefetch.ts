import type { Transport } from '../../lib/environment'

const USER_INFO = '/api/v1/uac/account/userinfo'
const STATUS = '/api/v1/system/status'
const HMI_NAME = '/api/v1/system/hmi/name'
const FINDINGS = '/api/v1/system/findings'

/** Requests sent before the code was loaded, by address; on the window, as the two scripts share nothing else. */
interface Prefetched {
  token: string
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    prefetched?: Prefetched
  }
}

/**
 * Sends the code's first requests in the page's first round trip, at most three at a time. The time is not among them:
 * it would be shown late by as long as the code takes. `language` is that of what is wrong with the panel, for the dashboard.
 */
export function prefetchReads(token: string, toDashboard: boolean, language: string): void {
  const headers = { Authorization: `Bearer ${token}` }
  const answers = new Map<string, Promise<Response>>()
  const send = (address: string, before?: Promise<unknown>) => {
    const request = () => fetch(address, { headers, cache: 'no-store' })
    const answer = before ? before.then(request) : request()
    // It may never be used.
    answer.catch(() => {})
    answers.set(address, answer)
    return answer
  }
  const userInfo = send(USER_INFO)
  if (toDashboard) send(STATUS)
  send(HMI_NAME)
  if (toDashboard) send(`${FINDINGS}?language=${language}`, userInfo)
  window.prefetched = { token, answers }
}

/** The network, except for requests already sent; each response is used once, and only for the token it was requested with. */
export const prefetchedTransport: Transport = (address, init) => takePrefetched(address, init) ?? fetch(address, init)

function takePrefetched(address: string, init: RequestInit): Promise<Response> | undefined {
  const { prefetched } = window
  const answer = prefetched?.answers.get(address)
  if (!prefetched || !answer || init.method?.toLowerCase() !== 'get') return
  if (new Headers(init.headers).get('Authorization') !== `Bearer ${prefetched.token}`) return
  prefetched.answers.delete(address)
  if (prefetched.answers.size === 0) delete window.prefetched
  return answer
}
