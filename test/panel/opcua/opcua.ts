import type { Schemas } from '../../../src/api/generated/schema'
import type { Lockout } from '../accounts/lockout'
import type { Links } from '../communication/links'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { Network } from '../network/network'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import { applicationUri, availabilityOf } from './availability'
import type { Certificates } from './certificates/certificates'
import { type CertificateFacts, readCertificate } from './certificates/read-certificate'
import { periodFault } from './certificates/trust-check'
import { type OpcuaEngine, type RunningServer, StartFailure } from './engine'
import { createEnginePanel } from './engine-panel'
import { hostOf } from './host'
import { createOpcuaLog } from './log'
import { tagsOf } from './nodes'
import { readTag } from './plc-values'
import { createRejections } from './rejections'
import { textOf } from './tag-text'
import { START_FAILURES, sentence, UNAVAILABLE } from './trace/sentences'

type Server = Schemas['OpcUaServer']

type Running =
  | { kind: 'stopped' }
  | { kind: 'restarting'; cancel: () => void }
  | { kind: 'running'; server: RunningServer; missingPolicies: Schemas['OpcUaPolicy'][]; host: string; since: number }

/** For how long a restart closes the port. */
export const RESTART_MS = 3000
/** How often the server looks whether it may still run, and as what it is to be found. */
export const CHECK_MS = 5000

export interface OpcuaContext {
  clock: DeviceClock
  state: PanelState
  power: Power
  network: Network
  operations: Operations
  certificates: Certificates
  links: Pick<Links, 'isConnected'>
  lockout: Lockout
}

export type Opcua = ReturnType<typeof createOpcua>

/** The OPC UA server of the panel. What listens and talks to clients is an engine, which is attached when there is one. */
export function createOpcua({ clock, state, power, network, operations, certificates, links, lockout }: OpcuaContext) {
  const log = createOpcuaLog({ clock, state, power })
  const rejections = createRejections(clock)
  let engine: OpcuaEngine | undefined
  let isExpected = false
  let startingPercent: number | undefined
  let running: Running = { kind: 'stopped' }
  let lastError: Server['last_error'] = null
  const listeners: (() => void)[] = []
  const checks: (() => void)[] = []
  /** Model, licence or project keep it from running. */
  let isDenied = false
  let cancelChecks = () => {}
  /** One change of the state after another. */
  let work: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const result = work.then(change)
    work = result.catch(() => {})
    return result
  }

  const failed = (error: unknown): StartFailure['code'] => {
    const { code, message } = error instanceof StartFailure ? error : new StartFailure('start_failed', String(error))
    running = { kind: 'stopped' }
    lastError = { code, time: deviceText(clock.now()), detail: message }
    log.add('error', 'server', sentence('The server could not be started', START_FAILURES[code], message))
    return code
  }

  const listen = async (from: OpcuaEngine): Promise<StartFailure['code'] | undefined> => {
    try {
      rejections.startCount()
      const { uri } = checkOwn(certificates.own().certificate, clock.now())
      if (uri !== applicationUri(state))
        log.add('warning', 'security', `The certificate is of another application: ${uri}`)
      const host = hostOf(network, state)
      if (host === undefined) throw new StartFailure('start_failed', `${state.opcua.settings.interface} has no address`)
      const server = await from.start({
        host,
        settings: structuredClone(state.opcua.settings),
        applicationUri: applicationUri(state),
        nodeTree: state.nodeTree,
        certificate: certificates.own(),
        panel: createEnginePanel({ clock, state, operations, log, rejections, certificates, links, lockout })
      })
      const missingPolicies = state.opcua.settings.policies.filter(
        policy => !server.endpoints.some(endpoint => endpoint.policy === policy)
      )
      running = { kind: 'running', server, missingPolicies, host, since: clock.now() }
      lastError = null
      log.add('info', 'server', `The server listens on port ${state.opcua.settings.port}`)
      for (const listener of listeners) listener()
      return undefined
    } catch (error) {
      return failed(error)
    }
  }

  const close = async (): Promise<void> => {
    const before = running
    running = { kind: 'stopped' }
    if (before.kind === 'restarting') before.cancel()
    if (before.kind !== 'running') return
    await before.server.close()
    log.add('info', 'server', 'The server was stopped')
    for (const listener of listeners) listener()
  }

  const start = () =>
    inTurn(async () => {
      if (running.kind !== 'stopped') return 'already_running'
      const availability = availabilityOf(state)
      if (availability !== 'available') return availability
      return engine ? listen(engine) : 'opcua_unavailable'
    })

  const startAgain = (from: OpcuaEngine) =>
    inTurn(async () => {
      if (running.kind === 'restarting') await listen(from)
    })

  const restart = () =>
    inTurn(async () => {
      if (running.kind === 'stopped' || !engine) return 'not_running'
      const from = engine
      await close()
      running = { kind: 'restarting', cancel: clock.after(RESTART_MS, () => void startAgain(from)) }
      return undefined
    })

  const startWithPanel = async () => {
    if (!state.opcua.settings.autostart || !engine) return
    isDenied = availabilityOf(state) !== 'available'
    if (!isDenied) await start()
  }

  /** A server that may no longer run ends; it starts again when it may. */
  const check = async (): Promise<void> => {
    const availability = availabilityOf(state)
    if (availability !== 'available' && running.kind !== 'stopped') {
      isDenied = true
      log.add('error', 'server', sentence('The server has to stop', UNAVAILABLE[availability]))
      await inTurn(close)
    }
    if (availability === 'available' && isDenied) {
      isDenied = false
      await startWithPanel()
    }
    for (const listener of checks) listener()
  }

  const startChecks = () => {
    cancelChecks()
    cancelChecks = clock.every(CHECK_MS, () => void check())
  }

  power.onStop(() => {
    cancelChecks()
    void inTurn(close)
  })
  power.onStart(() => {
    if (engine) startChecks()
    void startWithPanel()
  })
  network.onMove(() => {
    const host = hostOf(network, state)
    if (running.kind === 'running' && host !== undefined && host !== running.host) void restart()
  })

  const serviceState = () => (isExpected ? 'service_starting' : 'service_unavailable')

  const sessions = () => (running.kind === 'running' ? running.server.sessions() : [])

  return {
    log,
    rejections: rejections.list,
    forgetRejections: rejections.forget,
    clearRejections: rejections.clear,
    sessions,
    start,
    restart,
    engine: () => engine,
    isListening: () => running.kind === 'running',
    /** Called when it begins or ends to listen. */
    onListening: (listener: () => void) => void listeners.push(listener),
    /** Called at each check of the server. */
    onCheck: (listener: () => void) => void checks.push(listener),

    /** Whether something that runs its server is about to be attached, and how much of it is ready. */
    expect(expected: boolean, percent?: number): void {
      isExpected = expected
      startingPercent = percent
    },

    /** Gives the panel what runs its server, and starts the server as at a start of the panel. */
    async attach(runs: OpcuaEngine): Promise<void> {
      engine = runs
      startChecks()
      await startWithPanel()
    },

    stop: () =>
      inTurn(async () => {
        if (running.kind === 'stopped') return 'not_running'
        await close()
        return undefined
      }),

    /** Settings, nodes or the certificate were changed: a running server starts again with them, as does one that could not start. */
    async saved(): Promise<void> {
      await (lastError ? start() : restart())
    },

    /** Certificates were rejected, deleted or revoked: who uses them is disconnected. */
    endDistrusted(): void {
      if (running.kind === 'running') running.server.endDistrusted()
    },

    /** An account was removed, renamed or has another password: its users are disconnected. */
    endSessionsOf(username: string): void {
      if (running.kind === 'running') running.server.endSessionsOf(username)
    },

    /** Settles when no start, stop or restart is under way; a restart waits for the clock. */
    settled: () => work,

    server(): Server {
      const { settings } = state.opcua
      const availability = availabilityOf(state)
      return {
        availability: availability === 'available' && !engine ? serviceState() : availability,
        ...(!engine && startingPercent !== undefined && { starting_percent: startingPercent }),
        state: running.kind === 'stopped' ? 'Stopped' : 'Running',
        restarting: running.kind === 'restarting',
        since: running.kind === 'running' ? deviceText(running.since) : null,
        port: settings.port,
        application_name: settings.application_name,
        application_uri: applicationUri(state),
        endpoints: running.kind === 'running' ? [...running.server.endpoints] : [],
        missing_policies: running.kind === 'running' ? running.missingPolicies : [],
        sessions: sessions().length,
        rejected: rejections.count(),
        nodes: tagsOf(state.nodeTree).size,
        last_error: lastError
      }
    },

    /** For the dashboard. */
    status: (): Schemas['OpcUaStatus'] => ({
      state: running.kind === 'stopped' ? 'Stopped' : 'Running',
      clients: sessions().length
    }),

    values(nodeIds: readonly string[]): Schemas['OpcUaValue'][] {
      const tags = tagsOf(state.nodeTree)
      const now = clock.now()
      const time = deviceText(now)
      return nodeIds.map(node_id => {
        const tag = tags.get(node_id)
        if (!tag) return { node_id, value: null, quality: 'bad', reason: 'not_saved', time }
        const { value, ...quality } = readTag({ state, links }, tag, now)
        return { node_id, value: textOf(value), ...quality, time }
      })
    },

    uses: (nodeIds: readonly string[]): Schemas['OpcUaUse'][] =>
      running.kind === 'running' ? running.server.uses(nodeIds) : []
  }
}

/** Clients would refuse it. @throws StartFailure */
function checkOwn(der: Uint8Array, now: number): CertificateFacts {
  const facts = readCertificate(der)
  if (!facts) throw new StartFailure('certificate_invalid')
  if (periodFault(facts, now)) throw new StartFailure('certificate_expired')
  return facts
}
