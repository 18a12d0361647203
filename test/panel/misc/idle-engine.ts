import { LOOPBACK } from '../network/plant-network'
import { type MiscEngine, TestFailure } from './engine'
import { MDNS_PORT, SEARCH_PORT } from './ports'

export interface IdleEngine extends MiscEngine {
  /** What a time server says; undefined: it does not reply. */
  instant: (() => number) | undefined
  /** The datagrams that were sent. */
  sent: { port: number; text: string }[]
}

/** In place of multicast DNS. */
export const idleNames: Pick<MiscEngine, 'startNames' | 'findName'> = {
  startNames: async () => ({ port: MDNS_PORT, close: async () => {} }),

  async findName(_, steps) {
    await steps.run('request', () => {})
    return steps.run('response', () => LOOPBACK)
  }
}

/** The services without a network, for tests of what surrounds them: each succeeds at once. */
export function createIdleEngine(): IdleEngine {
  const started = async ({ settings }: { settings: { port: number } }) => ({
    port: settings.port,
    close: async () => {}
  })
  const engine: IdleEngine = {
    instant: undefined,
    sent: [],
    startFtp: started,
    startSnmp: started,
    ...idleNames,
    startSearch: async () => ({ port: SEARCH_PORT, close: async () => {} }),

    async queryTime(_port, steps) {
      await steps.run('request', () => {})
      return steps.run('response', () => {
        if (!engine.instant) throw new TestFailure('no_reply', 'Timeout')
        return { instant: engine.instant() }
      })
    },

    async sendDatagram(port, text) {
      engine.sent.push({ port, text })
    },

    async logInToFtp(_port, { settings }, steps) {
      const names = ['connect', ...(settings.tls_required ? (['tls'] as const) : []), 'login', 'list'] as const
      for (const name of names) await steps.run(name, () => {})
    },

    async readSnmpName(_port, { facts }, steps) {
      await steps.run('request', () => {})
      return steps.run('response', () => facts().name)
    }
  }
  return engine
}
