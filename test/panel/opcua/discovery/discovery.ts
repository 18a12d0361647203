import type { Schemas } from '../../../../src/api/generated/schema'
import type { DeviceClock } from '../../device/device-clock'
import { deviceText } from '../../device/device-text'
import type { Network } from '../../network/network'
import { createTimedSteps } from '../../network/timed-steps'
import type { PanelState } from '../../state'
import { applicationUri } from '../availability'
import { bounded, LONGEST_NAME, LONGEST_TEXT, MOST_NAMES } from '../bounded'
import type { Certificates } from '../certificates/certificates'
import type { OpcuaEngine } from '../engine'
import type { Opcua } from '../opcua'
import { REGISTRATION_FAILURES, sentence } from '../trace/sentences'
import { addressOf, resolve } from './address'
import { announcedUrls } from './announced'
import { createAnnouncer } from './announcer'
import { type DiscoveryStep, RegistrationFailure, STEPS } from './registration'

type Settings = Schemas['OpcUaDiscoverySettings']
type Result = Schemas['OpcUaDiscoveryTest']

interface Context {
  clock: DeviceClock
  state: PanelState
  network: Network
  opcua: Opcua
  certificates: Certificates
}

export type Discovery = ReturnType<typeof createDiscovery>

/** Registers and announces the server while it listens, so that clients find it. */
export function createDiscovery({ clock, state, network, opcua, certificates }: Context) {
  let last: { time: number; result: Result } | undefined
  /** Where the server is in the list. */
  let registeredAt: string | undefined
  let cancelRenewal = () => {}
  const announcer = createAnnouncer({ state, network, opcua })
  /** One change after another. */
  let work: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const result = work.then(change)
    work = result.catch(() => {})
    return result
  }

  const isWanted = () => state.opcuaDiscovery.settings.register && opcua.isListening()

  const send = async (engine: OpcuaEngine, url: string, online: boolean): Promise<Result> => {
    const timed = createTimedSteps<DiscoveryStep>(STEPS)
    const ended = (servers: string[], failure?: RegistrationFailure): Result => ({
      steps: timed.steps,
      error_code: failure?.code ?? null,
      detail: bounded(failure?.message ?? '', LONGEST_TEXT),
      servers: servers.slice(0, MOST_NAMES).map(name => bounded(String(name), LONGEST_NAME))
    })
    try {
      const target = await timed.run('resolve', () => resolve(state, url))
      const servers = await engine.register({
        url: target,
        online,
        steps: timed,
        applicationUri: applicationUri(state),
        applicationName: state.opcua.settings.application_name,
        discoveryUrls: announcedUrls(network, state).map(announced => announced.url),
        certificate: certificates.own(),
        checkCertificate: der => certificates.check(der, addressOf(url).host)
      })
      return ended(servers)
    } catch (error) {
      if (error instanceof RegistrationFailure) return ended([], error)
      return ended([], new RegistrationFailure('rejected', String(error)))
    }
  }

  const remove = async (engine: OpcuaEngine) => {
    const url = registeredAt
    registeredAt = undefined
    if (url !== undefined) await send(engine, url, false)
  }

  const record = (url: string, result: Result) => {
    last = { time: clock.now(), result }
    const { error_code: code, detail } = result
    if (code === null) opcua.log.add('info', 'discovery', `Registered at ${url}`)
    else {
      const text = sentence(`Not registered at ${url}`, REGISTRATION_FAILURES[code], detail)
      opcua.log.add('warning', 'discovery', text)
    }
  }

  /** Registers, renews or removes, as the settings and the server have it now. */
  const follow = (): Promise<void> =>
    inTurn(async () => {
      cancelRenewal()
      const engine = opcua.engine()
      if (!engine) return
      const { url, interval_seconds: seconds } = state.opcuaDiscovery.settings
      if (registeredAt !== undefined && (!isWanted() || registeredAt !== url)) await remove(engine)
      if (!isWanted()) {
        last = undefined
        return
      }
      const result = await send(engine, url, true)
      if (result.error_code === null) registeredAt = url
      record(url, result)
      cancelRenewal = clock.after(seconds * 1000, () => void follow())
    })

  const followBoth = () => {
    void inTurn(announcer.follow)
    void follow()
  }

  opcua.onListening(followBoth)
  // The panel may have another hostname or address.
  opcua.onCheck(() => void inTurn(announcer.follow))

  return {
    status(): Schemas['OpcUaDiscoveryStatus'] {
      const result = isWanted() ? last?.result : undefined
      const ended = result && (result.error_code === null ? 'registered' : 'failed')
      return {
        state: state.opcuaDiscovery.settings.register ? (ended ?? 'waiting') : 'off',
        time: result && last ? deviceText(last.time) : null,
        code: result?.error_code ?? null,
        detail: result?.detail ?? '',
        announced: announcedUrls(network, state),
        mdns: announcer.status()
      }
    },

    configure(settings: Settings): void {
      state.opcuaDiscovery.settings = settings
      last = undefined
      followBoth()
    },

    /** Undefined where nothing can register. */
    test: (url: string): Promise<Result | undefined> =>
      inTurn(async () => {
        const engine = opcua.engine()
        if (!engine) return
        const result = await send(engine, url, true)
        if (isWanted() && url === state.opcuaDiscovery.settings.url) {
          if (result.error_code === null) registeredAt = url
          record(url, result)
        } else if (result.steps.some(({ name, state }) => name === 'register' && state === 'done'))
          await send(engine, url, false)
        return result
      }),

    /** Settles when no registration or announcement is under way. */
    settled: () => work
  }
}
