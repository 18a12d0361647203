import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { Line } from '../network/line-channel'
import type { Network } from '../network/network'
import type { PlantNetwork } from '../network/plant-network'
import { createTimedSteps } from '../network/timed-steps'
import type { PanelState } from '../state'
import type { Settings } from './easyaccess-state'
import { isActivated, licenceOf } from './licence'
import { devicesBehind, passThrough } from './pass-through'
import { checkGateway, type PathContext, type Route, stepsOf } from './path'
import { CODES, PathFailure } from './path-failure'
import { createPathTest } from './path-test'
import { firewallList } from './servers'
import { openSession, type Session } from './session'

type State = Exclude<Schemas['EasyAccessState'], 'Not Activated'>

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  network: Network
}

const RETRY_MS = 30_000
const KEEP_ALIVE_MS = 5000
/** So many starts within this time are too many. */
const MOST_STARTS = { count: 5, milliseconds: 60_000 }

export type EasyAccess = ReturnType<typeof createEasyAccess>

/** The client of the remote access: connects to the portal, stays connected, and follows who uses the connection. */
export function createEasyAccess({ clock, state, power, network }: Context) {
  const { easyaccess } = state
  let timeoutMs = 5000
  /** As it has been before the panel is used: a plant is connected. */
  let live: { state: State; since: number } = {
    state: easyaccess.domain === null ? 'Disconnected' : 'Connected',
    since: clock.now()
  }
  let occupied: { by: string | null; since: number } | undefined
  let error: { code: number; time: number } | undefined
  let wanted = easyaccess.settings.start_with_system
  let session: Session | undefined
  /** Counts connections, so that what an earlier one does late has no effect. */
  let turn = 0
  let starts: number[] = []
  let cancelRetry = () => {}
  let endPassThrough = () => {}

  const context = (): PathContext => ({ state, network, now: clock.now, timeoutMs })
  const route = (): Route => ({ settings: easyaccess.settings, proxyPassword: easyaccess.proxyPassword })
  const enter = (next: State) => {
    live = { state: next, since: clock.now() }
    if (next !== 'Occupied') occupied = undefined
  }

  const end = () => {
    turn += 1
    cancelRetry()
    session?.channel.close()
    session = undefined
  }

  const fail = (code: number) => {
    end()
    enter('Disconnected')
    error = { code, time: clock.now() }
    if (wanted) cancelRetry = clock.after(RETRY_MS, () => void connect())
  }

  /** Adopts the licence of the portal. */
  const adoptLicence = ({ trialUntil }: Session) => {
    const licence = licenceOf(state)
    if (trialUntil !== null) Object.assign(licence, { state: 'trial', date: trialUntil })
    else if (licence.state !== 'active')
      Object.assign(licence, { state: 'active', date: deviceText(clock.now()).slice(0, 10) })
  }

  const greet = (greeting: Parameters<typeof openSession>[3]) =>
    openSession(context(), route(), createTimedSteps(stepsOf(easyaccess.settings)), greeting)

  const onLine = ({ event, by, domain }: Line) => {
    if (event === 'domain') easyaccess.domain = typeof domain === 'string' ? domain : null
    if (event !== 'occupied') return
    enter(by === null ? 'Connected' : 'Occupied')
    if (by !== null) occupied = { by: typeof by === 'string' ? by : null, since: clock.now() }
  }

  async function connect(): Promise<void> {
    if (!isActivated(state) || !power.isRunning()) return
    end()
    const started = turn
    enter('Connecting')
    try {
      const opened = await greet({ type: 'login' })
      if (started !== turn) return opened.channel.close()
      adoptLicence(opened)
      session = opened
      easyaccess.domain = opened.domain
      easyaccess.idleDisconnectMinutes = opened.idleMinutes
      error = undefined
      enter('Connected')
      opened.channel.onLine(onLine)
      endPassThrough = passThrough(state, opened.channel)
      opened.channel.onClose(() => {
        if (started === turn) fail(CODES.socket)
      })
    } catch (failure) {
      if (started === turn) fail(failure instanceof PathFailure ? failure.code : CODES.server)
    }
  }

  clock.every(KEEP_ALIVE_MS, () => {
    if (live.state !== 'Connected' && live.state !== 'Occupied') return
    try {
      checkGateway({ state, network })
    } catch {
      fail(CODES.gateway)
    }
  })
  power.onStop(end)
  power.onStart(() => {
    wanted = easyaccess.settings.start_with_system
    enter('Disconnected')
    if (wanted) void connect()
  })

  const current = (): Schemas['EasyAccessState'] => (isActivated(state) ? live.state : 'Not Activated')

  return {
    state: current,
    pathTest: createPathTest(clock, context),

    report(): Schemas['EasyAccessReport'] {
      const now = current()
      const isConnected = now === 'Connected' || now === 'Occupied'
      return {
        state: now,
        since: now === 'Not Activated' ? null : deviceText(live.since),
        occupied_by: occupied?.by ?? null,
        occupied_since: occupied ? deviceText(occupied.since) : null,
        error_code: error?.code ?? null,
        error_time: error ? deviceText(error.time) : null,
        hardware_key: easyaccess.keyIsReadable ? state.hardware.hardwareKey : null,
        hmi_name: state.hmiName,
        licence: licenceOf(state),
        domain: easyaccess.domain,
        pairing: isConnected && easyaccess.domain === null ? easyaccess.pairing : null,
        idle_disconnect_minutes: easyaccess.idleDisconnectMinutes,
        servers: firewallList(),
        pass_through_devices: devicesBehind(state)
      }
    },

    /** Connects the panel with servers that it has not had so far. */
    async attach(servers: PlantNetwork, milliseconds = timeoutMs): Promise<void> {
      timeoutMs = milliseconds
      state.easyAccessNetwork = servers
      if (wanted) await connect()
    },

    async start(): Promise<void> {
      wanted = true
      const since = clock.elapsed() - MOST_STARTS.milliseconds
      starts = [...starts.filter(time => time > since), clock.elapsed()]
      if (starts.length > MOST_STARTS.count) return fail(CODES.tooOften)
      if (!session) await connect()
    },

    stop(): void {
      wanted = false
      error = undefined
      end()
      enter('Disconnected')
    },

    configure(settings: Settings, proxyPassword: string): void {
      const way = ({ start_with_system: _, pass_through: __, ...rest }: Settings) => JSON.stringify(rest)
      const isOther = way(settings) !== way(easyaccess.settings) || proxyPassword !== easyaccess.proxyPassword
      Object.assign(easyaccess, { settings, proxyPassword })
      if (!settings.pass_through) endPassThrough()
      if (isOther && wanted) void connect()
    },

    /** Books the licence, then connects. @throws PathFailure */
    async activate(account: string, password: string): Promise<void> {
      const booked = await greet({ type: 'activate', account, password })
      booked.channel.close()
      adoptLicence(booked)
      wanted = true
      void connect()
    },

    /** Adopts the licence that was booked in the portal, by a dealer or with a card. @throws PathFailure if there is none */
    async findLicence(): Promise<void> {
      const found = await greet({ type: 'probe' })
      found.channel.close()
      adoptLicence(found)
    }
  }
}
