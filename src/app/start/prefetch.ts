import type { Transport } from '../../lib/environment'

const USER_INFO = '/api/v1/uac/account/userinfo'
const STATUS = '/api/v1/system/status'

/** What the page asked before its code was there, by address; kept on the window, as the scripts share nothing else. */
interface Prefetched {
  token: string
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    prefetched?: Prefetched
  }
}

/** Asks the panel in the page's first round trip what the code will want to know first. */
export function prefetchReads(token: string, toDashboard: boolean): void {
  const addresses = toDashboard ? [USER_INFO, STATUS] : [USER_INFO]
  const headers = { Authorization: `Bearer ${token}` }
  const ask = (address: string) => {
    const answer = fetch(address, { headers, cache: 'no-store' })
    // Nobody may want it in the end.
    answer.catch(() => {})
    return [address, answer] as const
  }
  window.prefetched = { token, answers: new Map(addresses.map(ask)) }
}

/** The network, but for the answers that are under way already; each serves once, and only the token it was asked with. */
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
