import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../../../src/api/generated/schema'
import type { Network } from '../../network/network'
import type { PanelState } from '../../state'
import { hostOf } from '../host'
import type { Opcua } from '../opcua'
import type { Announcement } from './announcement'

interface Context {
  state: PanelState
  network: Network
  opcua: Opcua
}

/** Announces the server in its network while it listens, if the settings want it. */
export function createAnnouncer({ state, network, opcua }: Context) {
  let current: { announcement: Announcement; end: () => Promise<void> } | undefined
  let failed = false

  const wanted = (): Announcement | undefined => {
    const address = hostOf(network, state)
    if (!state.opcuaDiscovery.settings.mdns || !opcua.isListening() || address === undefined) return
    const { application_name: name, port } = state.opcua.settings
    return { name, hostname: state.versions.hostname, address, port }
  }

  return {
    status(): Schemas['OpcUaDiscoveryStatus']['mdns'] {
      if (!state.opcuaDiscovery.settings.mdns) return 'off'
      if (failed) return 'failed'
      return current ? 'announced' : 'waiting'
    },

    /** Announces, or ends that, as the settings and the server have it now. */
    async follow(): Promise<void> {
      const announcement = wanted()
      if (current && isDeepStrictEqual(current.announcement, announcement)) return
      await current?.end()
      current = undefined
      failed = false
      const engine = opcua.engine()
      if (!announcement || !engine) return
      try {
        current = { announcement, end: await engine.announce(announcement) }
        opcua.log.add('info', 'discovery', `Announced through mDNS as ${announcement.name}`)
      } catch (error) {
        failed = true
        opcua.log.add('warning', 'discovery', `Not announced through mDNS: ${String(error)}`)
      }
    }
  }
}
