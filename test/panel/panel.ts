import { assembleContract } from '../../.build/contract.mjs'
import { keepExpired } from './accounts/account-rules'
import { createLockout } from './accounts/lockout'
import { createOperators, type Operators } from './accounts/operators'
import { createTemporaryAccounts } from './accounts/temporary-accounts'
import { createDataBackups } from './backup/data-backups'
import { type Codesys, createCodesys } from './codesys/codesys'
import { createLinks, type Links } from './communication/links'
import { followLink } from './data-log/logging'
import { type DeviceClock, type ManualClock, manualClock } from './device/device-clock'
import { dropAcknowledgements } from './device/health-findings'
import { noteSeen } from './device/health-subsystems'
import { createPower } from './device/power'
import { createWatch } from './device/watch'
import { createEasyAccess, type EasyAccess } from './easyaccess/easyaccess'
import { createEventLog } from './events/event-log'
import { createExports } from './exports/exports'
import { createFaults } from './faults/faults'
import { connectionFailed, faulty } from './faults/faulty'
import { withTextNumbers } from './faults/older'
import { handlers as allHandlers } from './handlers'
import { type Contract, createContract } from './http/contract'
import { createDispatcher } from './http/dispatcher'
import type { AnyHandler } from './http/handler-types'
import { requestOf, unknownCall } from './http/requests'
import { createSessions, TOKEN_RULES, type TokenRules } from './http/sessions'
import { createSockets, type Joined, type Peer, type Upgrade } from './http/sockets'
import { createTickets } from './http/tickets'
import { createTimeSockets } from './http/time-sockets'
import { createJobs, type Jobs } from './jobs/jobs'
import type { Limits } from './limits'
import { createMailQueue, type MailQueue } from './mail/mail-queue'
import { createMisc, type Misc } from './misc/misc'
import { type Callers, createCallers } from './network/callers'
import { createNetwork, type Network } from './network/network'
import { createPending, type Pending } from './network/pending'
import { createRadios } from './network/radio'
import { type Certificates, createCertificates } from './opcua/certificates/certificates'
import { createDiscovery, type Discovery } from './opcua/discovery/discovery'
import { createOpcua, type Opcua } from './opcua/opcua'
import { endOfJob } from './operations/job-record'
import { type ConsoleCall, createOperations } from './operations/operation-log'
import { createRecipeBackups } from './recipe/recipe-backups'
import { createSecsGem, type SecsGem } from './secs-gem/secs-gem'
import { LIMITS, SEEDS, type SeedName } from './seeds'
import type { PanelState } from './state'
import { createStorage, type Storage } from './storage/storage'
import { createTouch, type Touch } from './touch/touch'
import { createVnc, type Vnc } from './vnc/vnc'
import { userScreensRefusal } from './webview/user-screens'
import { createWebView, type WebView } from './webview/webview'

export interface PanelOptions {
  seed?: SeedName
  /** By default those of the seed. */
  limits?: Limits | undefined
  tokens?: Partial<TokenRules>
  /** Called for a handler that breaks the contract; without it the process ends, so that a test cannot miss it. */
  onViolation?: (error: unknown) => void
  contract?: Contract
  handlers?: Record<string, AnyHandler>
}

export interface Panel<C extends DeviceClock = DeviceClock> {
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
  state: PanelState
  clock: C
  faults: ReturnType<typeof createFaults>
  /** Who has saved what through the console, the oldest first. */
  readonly log: readonly ConsoleCall[]
  jobs: Jobs
  mailQueue: MailQueue
  storage: Storage
  certificates: Certificates
  pending: Pending
  network: Network
  callers: Callers
  misc: Misc
  links: Links
  opcua: Opcua
  discovery: Discovery
  touch: Touch
  vnc: Vnc
  operators: Operators
  webview: WebView
  easyAccess: EasyAccess
  secsGem: SecsGem
  codesys: Codesys
  sockets: () => number
  isRunning: () => boolean
  /** Of its web server, if it has any. */
  limits: Limits | undefined
  /** Called when the panel goes down: its connections break. */
  onStop: (listener: () => void) => void
  onStart: (listener: () => void) => void
}

/** One for all panels: its checks are compiled once. */
const CONTRACT = createContract(assembleContract())

/** What a response takes to be sent before the panel goes down. */
const RESPONSE_MS = 250

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
  const state = SEEDS[seed](clock.now())
  const sessions = createSessions(clock, { ...TOKEN_RULES, ...options.tokens }, () => state.misc.webServer.idle_minutes)
  const lockout = createLockout(clock)
  clock.onSet(before => keepExpired(state.accounts, before))
  const tickets = createTickets(clock)
  const exports = createExports(clock, state, tickets)
  const power = createPower(clock, state, () => {
    for (const memory of [sessions, lockout, tickets, exports]) memory.forget()
    timeSockets.dropAll()
  })
  const network = createNetwork(clock, state)
  const links = createLinks({
    ...{ clock, state, power, network },
    onOutage: ({ id }, isOut) => followLink(state, id, isOut, clock.now())
  })
  const events = createEventLog(clock, state)
  power.onStop(events.stop)
  power.onStart(events.start)
  const jobs = createJobs(clock, state, power)
  const pending = createPending(clock, state, power)
  const misc = createMisc({ clock, state, power, network, events, jobs, sessions, lockout })
  const mailQueue = createMailQueue(clock, state, power)
  const storage = createStorage(clock, state, power)
  const recipeBackups = createRecipeBackups(clock, state, jobs, mailQueue, storage)
  const certificates = createCertificates(clock, state)
  const restart = (seconds: number) => void clock.after(RESPONSE_MS, () => power.restart(seconds))
  const radio = createRadios(state, clock, power)
  const callers = createCallers({ state, network, ...radio })
  const sockets = createSockets({ clock, state, sessions, callers, web: misc.web })
  const timeSockets = createTimeSockets(clock, sockets)
  network.onMove(timeSockets.dropAll)
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
  const operations = createOperations(clock, state)
  const opcua = createOpcua({ clock, state, power, network, operations, certificates, links, lockout })
  const temporaryAccounts = createTemporaryAccounts({ clock, state, power, opcua, operations })
  const discovery = createDiscovery({ clock, state, network, opcua, certificates })
  const easyAccess = createEasyAccess({ clock, state, power, network })
  const secsGem = createSecsGem({ clock, state, power, network, events })
  const codesys = createCodesys({ clock, state, power, network, events })
  certificates.onOwnChange(() => void opcua.saved())
  const operators = createOperators(state, power)
  const webview = createWebView({ clock, state, sessions, sockets, power, network, events, operations })
  const touch = createTouch({ clock, state, power, operations, webview })
  const vnc = createVnc({ clock, state, power, events, operations, webview, lockout })
  const dataBackups = createDataBackups({ state, clock, jobs, storage, events, operations })
  jobs.onEnd((job, screen) => {
    // To cancel it is an operation of its own.
    if (job.state !== 'cancelled') operations.record(endOfJob(job, screen, state.accounts))
  })
  const services = {
    state,
    clock,
    secrets: contract.secrets,
    sessions,
    lockout,
    tickets,
    exports,
    jobs,
    mailQueue,
    pending,
    ...radio,
    network,
    callers,
    misc,
    storage,
    recipeBackups,
    dataBackups,
    certificates,
    events,
    operations,
    links,
    opcua,
    temporaryAccounts,
    discovery,
    webview,
    touch,
    vnc,
    easyAccess,
    secsGem,
    codesys,
    restart,
    startedAt: power.startedAt
  }
  createWatch(clock, power, [
    links.look,
    events.noteLinks,
    codesys.watch,
    () => {
      for (const { wifi } of radio.radios()) wifi.look()
    },
    radio.hotspot.look,
    () => noteSeen(services),
    () => dropAcknowledgements(services)
  ])
  const dispatcher = createDispatcher(contract, handlers, services, onViolation, limits)

  return {
    state,
    clock,
    faults,
    get log() {
      return operations.calls()
    },
    jobs,
    mailQueue,
    storage,
    certificates,
    pending,
    network,
    callers,
    misc,
    links,
    opcua,
    discovery,
    webview,
    touch,
    vnc,
    operators,
    easyAccess,
    secsGem,
    codesys,
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
      if (typeof session === 'string' || !sockets.isSignedIn(session)) return false
      return userScreensRefusal(state, session.username, callers.callerOf(remote).address) === undefined
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
      if (firmware?.lacks(found.operation)) return unknownCall(request)
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
