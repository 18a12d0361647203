import type { Transport } from '../../lib/environment'

const USER_INFO = '/api/v1/uac/account/userinfo'
const STATUS = '/api/v1/system/status'
const HMI_NAME = '/api/v1/system/hmi/name'

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
 * Sends the code's first requests in the page's first round trip, at most three. The time is not among them:
 * it would be shown late by as long as the code takes.
 */
export function prefetchReads(token: string, toDashboard: boolean): void {
  const addresses = [USER_INFO, ...(toDashboard ? [STATUS] : []), HMI_NAME]
  const headers = { Authorization: `Bearer ${token}` }
  const send = (address: string) => {
    const answer = fetch(address, { headers, cache: 'no-store' })
    // It may never be used.
    answer.catch(() => {})
    return [address, answer] as const
  }
  window.prefetched = { token, answers: new Map(addresses.map(send)) }
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
