import { assembleContract } from '../../.build/contract.mjs'
import { keepExpired } from './accounts/account-rules'
import { recordClockChanges } from './device/clock-changes'
import { type DeviceClock, type ManualClock, manualClock } from './device/device-clock'
import { dropAcknowledgements } from './device/health-findings'
import { noteSeen } from './device/health-subsystems'
import { lacksTag, leaveOut } from './device/missing-screens'
import { recordRestarts } from './device/restarts'
import { followSummerTime } from './device/summer-time'
import { createWatch } from './device/watch'
import { createFaults, type Faults } from './faults/faults'
import { connectionFailed, faulty } from './faults/faulty'
import { withTextNumbers } from './faults/older'
import { handlers as allHandlers } from './handlers'
import { type Contract, createContract } from './http/contract'
import { createDispatcher } from './http/dispatcher'
import type { AnyHandler } from './http/handler-types'
import { requestOf, unknownCall } from './http/requests'
import { TOKEN_RULES, type TokenRules } from './http/sessions'
import type { Joined, Peer, Upgrade } from './http/sockets'
import type { Limits } from './limits'
import type { ConsoleCall } from './operations/operation-log'
import { LIMITS, SEEDS, type SeedName } from './seeds'
import { createServices, type Services } from './services'
import { userScreensRefusal } from './webview/user-screens'

export interface PanelOptions {
  seed?: SeedName
  /** By default those of the seed. */
  limits?: Limits | undefined
  /** The names of screens that the model does not have. */
  missing?: readonly string[] | undefined
  tokens?: Partial<TokenRules>
  /** Called for a handler that breaks the contract; without it the process ends, so that a test cannot miss it. */
  onViolation?: (error: unknown) => void
  contract?: Contract
  handlers?: Record<string, AnyHandler>
}

export interface Panel<C extends DeviceClock = DeviceClock> extends Omit<Services, 'clock'> {
  /**
   * Takes what `fetch` takes, and both ends of the connection: the address of who calls, and that of the panel at which
   * the call arrived. Rejects as `fetch` does when no connection comes about.
   */
  fetch(input: string | URL | Request, init?: RequestInit, remote?: string, local?: string): Promise<Response>
  /** Joins the time socket. */
  connect(upgrade: Upgrade, peer: Peer): Joined
  /** Whether a call is accepted over plain http where https is required. */
  isForPlainHttp: (method: string, pathname: string) => boolean
  /** Whether the user of a token may see the user screens at an address. */
  showsUserScreens: (token: string, remote: string | undefined) => boolean
  clock: C
  faults: Faults
  /** Who has saved what through the console, the oldest first. */
  readonly log: readonly ConsoleCall[]
  sockets: () => number
  isRunning: () => boolean
  /** Of its web server; undefined for a panel without one. */
  limits: Limits | undefined
  /** Called when the panel goes down: its connections break. */
  onStop: (listener: () => void) => void
  onStart: (listener: () => void) => void
}

/** One for all panels: its checks are compiled once. */
export const CONTRACT = createContract(assembleContract())

/** The wall clock at which a panel of a test begins. */
export const SEED_TIME = Date.UTC(2026, 10, 21, 9, 41, 7)

/** The virtual panel; without a clock of its own it has one that stands still until it is moved. */
export function createPanel(options?: PanelOptions): Panel<ManualClock>
export function createPanel<C extends DeviceClock>(options: PanelOptions & { clock: C }): Panel<C>
export function createPanel({
  clock = manualClock(SEED_TIME),
  ...options
}: PanelOptions & { clock?: DeviceClock } = {}): Panel {
  const { seed = 'running-plant', contract = CONTRACT, handlers = allHandlers, onViolation = endProcess } = options
  const { limits = LIMITS[seed] } = options
  const tokens = { ...TOKEN_RULES, ...options.tokens }
  const state = SEEDS[seed](clock.now())
  if (options.missing?.length) leaveOut(state, options.missing)
  recordClockChanges(clock, state)
  followSummerTime(clock, state)
  const services = createServices({ state, clock, secrets: contract.secrets, tokens })
  const { power, sessions, timeSockets, operations } = services
  recordRestarts(services)
  clock.onSet(before => keepExpired(state.accounts, before))
  const faults = createFaults({
    reboot: power.restart,
    expireSessions: sessions.expireAll,
    endSessions: sessions.endAll,
    dropSockets: timeSockets.dropAll,
    silenceSockets: timeSockets.silence,
    refuseSockets: timeSockets.refuse,
    floodSockets: timeSockets.flood,
    separateRefreshTokens: sessions.separateRefreshTokens
  })
  createWatch(clock, power, [
    services.links.look,
    services.events.noteLinks,
    services.codesys.watch,
    () => {
      for (const { wifi } of services.radios()) wifi.look()
    },
    services.hotspot.look,
    () => noteSeen(services),
    () => dropAcknowledgements(services)
  ])
  const dispatcher = createDispatcher(contract, handlers, services, onViolation, limits)

  return {
    ...services,
    faults,
    get log() {
      return operations.calls()
    },
    sockets: timeSockets.count,
    isRunning: power.isRunning,
    limits,
    onStop: power.onStop,
    onStart: power.onStart,

    connect(upgrade, peer) {
      return power.isRunning() ? timeSockets.connect(upgrade, peer) : { status: 503 }
    },

    isForPlainHttp: (method, pathname) => contract.find(method, pathname)?.operation.plainHttp ?? false,

    showsUserScreens(token, remote) {
      const session = sessions.find(token)
      if (typeof session === 'string' || !services.socketChecks.isSignedIn(session)) return false
      return userScreensRefusal(state, session.username, services.callers.callerOf(remote).address) === undefined
    },

    async fetch(input, init, remote, local) {
      const { request, signal } = requestOf(input, init)
      signal.throwIfAborted()
      const found = contract.find(request.method, new URL(request.url).pathname)
      if (!found) return unknownCall(request)
      const dispatch = () =>
        power.isRunning() ? dispatcher.dispatch(found, request, remote, local) : Promise.reject(connectionFailed())
      if (!power.isRunning()) throw connectionFailed()
      const firmware = faults.firmware()
      if (firmware?.lacks(found.operation) || lacksTag(state, found.operation.tag)) return unknownCall(request)
      const response = await faulty(faults.take(found.operation.name), clock, signal, dispatch)
      return firmware ? withTextNumbers(response) : response
    }
  }
}

function endProcess(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
