import contract from '../../../static/contract/common.json'
import { mayWork } from '../accounts/account-rules'
import type { DeviceClock } from '../device/device-clock'
import type { WebServer } from '../misc/web-server'
import type { Callers } from '../network/callers'
import type { PanelState } from '../state'
import type { Session, Sessions } from './sessions'

/** The other end of a socket. */
export interface Peer {
  send(text: string): void
  /** Without a code the connection breaks off. */
  close(code?: number): void
}

export interface Upgrade {
  cookie: string
  origin: string
  host: string
  /** The other end of its connection. */
  remote?: string | undefined
  /** Over TLS. */
  secure?: boolean
}

/** What comes of an upgrade: it is refused with a status, or open until it leaves. */
export type Joined<S extends number = number> =
  | { status: S }
  | { status: 101; receive(text: string): void; leave(): void }

type Who = Pick<Session, 'username' | 'family'>
type FindAccount = (username: string) => PanelState['accounts'][number] | undefined
type Entered = { status: 403 | 404 | 503 } | { receive?(text: string): void; leave(): void }

interface Context {
  clock: DeviceClock
  state: Pick<PanelState, 'accounts'>
  sessions: Sessions
  callers: Callers
  web: Pick<WebServer, 'admits' | 'redirects'>
}

const TICK_MS = 1000
const { 'x-socket-limits': LIMITS } = contract

/** As `x-socket-closes` of the contract has them. */
export const CLOSE = { ended: 1000, signedOut: 4401, addressRefused: 4403, httpsRequired: 4426, tooMany: 1008 } as const

export type Sockets = ReturnType<typeof createSockets>

/** Admission to all sockets: who may open one, and who still may, at each second and at each message. */
export function createSockets({ clock, state, sessions, callers, web }: Context) {
  /** Of each socket, with the account that opened it. */
  const checks = new Map<(find?: FindAccount) => boolean, string>()
  let stop = () => {}

  const findAccount: FindAccount = username => state.accounts.find(it => it.username === username)

  const isSignedIn = ({ username, family }: Who, find = findAccount): boolean => {
    const account = find(username)
    return sessions.isFamilyAlive(family) && account !== undefined && mayWork(account, clock.now())
  }

  const mayManageAccounts = ({ username }: Who): boolean =>
    state.accounts.some(account => account.username === username && account.roles.includes('account-management'))

  const checkAll = () => {
    const accounts = new Map(state.accounts.map(account => [account.username, account]))
    for (const check of [...checks.keys()]) check(username => accounts.get(username))
  }

  const closeCodeFor = (who: Who, address: string, find?: FindAccount) => {
    if (!isSignedIn(who, find)) return CLOSE.signedOut
    return web.admits(address) ? undefined : CLOSE.addressRefused
  }

  return {
    /** Whether the sign-in goes on, and its account may work. */
    isSignedIn: (who: Who) => isSignedIn(who),

    /** @param enter called with who it is and the address; its `leave` is called once, however the socket ends. */
    open(
      { cookie, origin, host, remote, secure = false }: Upgrade,
      peer: Peer,
      enter: (session: Session, peer: Peer, address: string) => Entered,
      hasControl: () => boolean = () => false
    ): Joined<401 | 403 | 404 | 429 | 503> {
      if (hostOf(origin) !== host) return { status: 403 }
      const session = sessions.find(tokenIn(cookie) ?? '')
      if (typeof session === 'string' || !isSignedIn(session)) return { status: 401 }
      const { address } = callers.callerOf(remote)
      if (!web.admits(address)) return { status: 403 }

      const isReserved = () => hasControl() || mayManageAccounts(session)
      const free = LIMITS.sockets - checks.size
      if (free <= 0 || (free <= LIMITS.reserved_sockets && !isReserved())) return { status: 503 }
      const own = [...checks.values()].filter(username => username === session.username)
      if (own.length >= LIMITS.sockets_per_account) return { status: 429 }

      let isOpen = true
      const leave = () => {
        if (!isOpen) return
        isOpen = false
        checks.delete(check)
        if (checks.size === 0) stop()
        if ('leave' in entered) entered.leave()
      }
      const close = (code?: number) => {
        if (!isOpen) return
        leave()
        peer.close(code)
      }
      // Where https is required but does not respond, sockets are still opened over http.
      const mayBePlain = secure || web.redirects()
      const check = (find?: FindAccount) => {
        const isPlain = !mayBePlain && web.redirects()
        const code = isPlain ? CLOSE.httpsRequired : closeCodeFor(session, address, find)
        if (code !== undefined) close(code)
        return isOpen
      }

      const entered = enter(session, { send: text => isOpen && peer.send(text), close }, address)
      if ('status' in entered) return entered
      if (checks.size === 0) stop = clock.every(TICK_MS, checkAll)
      checks.set(check, session.username)
      const isTooFast = createRate(clock, LIMITS.messages_per_second)
      const receive = (text: string) => {
        if (!isOpen) return
        if (isTooFast()) close(CLOSE.tooMany)
        else if (check()) entered.receive?.(text)
      }
      return { status: 101, leave, receive }
    }
  }
}

/** @returns counts a message, and whether it is one too many in its second. */
function createRate(clock: DeviceClock, mostPerSecond: number): () => boolean {
  let since = clock.elapsed()
  let count = 0
  return () => {
    if (clock.elapsed() - since >= 1000) [since, count] = [clock.elapsed(), 0]
    count += 1
    return count > mostPerSecond
  }
}

export function tokenIn(cookie: string): string | undefined {
  const value = /(?:^|;\s*)ihmi_user_token=([^;]*)/.exec(cookie)?.[1]
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // Not one of ours.
    return undefined
  }
}

export function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
