import type { Schemas } from '../../../src/api/generated/schema'
import type { Announcement } from './discovery/announcement'
import type { RegistrationFailure } from './discovery/registration'
import { endpointsOf } from './endpoints'
import { type Endpoint, type EngineSetup, type OpcuaEngine, StartFailure, type StartFailureCode } from './engine'
import type { RejectedClient } from './rejections'

type Session = Schemas['OpcUaSession']

export interface IdleEngine extends OpcuaEngine {
  /** What the server was last started with. */
  setup: EngineSetup | undefined
  sessions: Session[]
  /** Names of clients by the NodeIds that they use. */
  uses: Record<string, string[]>
  /** The addresses of the discovery servers where it is registered. */
  registered: Set<string>
  /** What it announces. */
  announced: Announcement | undefined
  /** Why the next registration fails. */
  registrationFailure: RegistrationFailure | undefined
  /** What it cannot offer. */
  unsupported: Endpoint['policy'][]
  /** Why the next start fails. */
  failure: StartFailureCode | undefined
  reject(client: RejectedClient): void
}

/** An engine without a network, for tests of what surrounds the server: they say which clients there are. */
export function createIdleEngine(): IdleEngine {
  const engine: IdleEngine = {
    setup: undefined,
    sessions: [],
    uses: {},
    unsupported: [],
    failure: undefined,
    registered: new Set(),
    announced: undefined,
    registrationFailure: undefined,
    reject: client => engine.setup?.panel.onReject(client),

    async register({ url, online, applicationName, steps }) {
      const { registrationFailure } = engine
      engine.registrationFailure = undefined
      await steps.run('connect', () => {
        if (registrationFailure) throw registrationFailure
      })
      engine.registered[online ? 'add' : 'delete'](url)
      for (const step of ['channel', 'find', 'register', 'listed'] as const) await steps.run(step, () => {})
      return ['Plant LDS', ...(online ? [applicationName] : [])]
    },

    async announce(announcement) {
      engine.announced = announcement
      return async () => {
        engine.announced = undefined
      }
    },

    async start(setup) {
      const { failure } = engine
      engine.failure = undefined
      if (failure) throw new StartFailure(failure)
      engine.setup = setup
      const { host, settings } = setup
      const policies = settings.policies.filter(policy => !engine.unsupported.includes(policy))
      return {
        endpoints: endpointsOf({ ...settings, policies }, `opc.tcp://${host}:${settings.port}`),
        sessions: () => engine.sessions,
        uses: nodeIds =>
          nodeIds.flatMap(node_id => {
            const clients = engine.uses[node_id]
            return clients ? [{ node_id, clients }] : []
          }),
        endDistrusted() {},
        endSessionsOf(username) {
          engine.sessions = engine.sessions.filter(session => session.username !== username)
        },
        async close() {
          engine.sessions = []
          engine.uses = {}
        }
      }
    }
  }
  return engine
}
