import type { PanelState } from '../state'
import type { Hotspot } from './hotspot'
import type { Network } from './network'
import type { Radios } from './radio'
import { FIRST_RADIO } from './radio-use'

/** Who calls, and the port of the panel at which the call arrived. */
export interface Caller {
  address: string
  port: string
}

const THIS_MACHINE = /^(::ffff:)?127\.0\.0\.1$|^::1$/

interface Ports {
  state: PanelState
  network: Network
  radios: Radios
  hotspot: Hotspot
}

export type Callers = ReturnType<typeof createCallers>

/** Where calls come from, by both ends of their connections. */
export function createCallers({ state, network, radios, hotspot }: Ports) {
  const onRadios = () => [
    ...radios().map(({ id, wifi }) => ({ id, address: wifi.connection().address })),
    { id: FIRST_RADIO, address: hotspot.ownAddress() }
  ]

  const portAt = (local: string): string | undefined => {
    const radio = onRadios().find(({ address }) => address === local)
    return radio?.id ?? state.ethernet.find(port => network.status(port).address === local)?.id
  }

  return {
    /** An end that is missing or of this machine is that of the visitor, whom the loopback represents. */
    callerOf(remote?: string, local?: string): Caller {
      const { visitor } = state.network
      const port = (local && portAt(local)) || visitor.port
      if (remote !== undefined && !THIS_MACHINE.test(remote)) return { address: remote.replace(/^::ffff:/, ''), port }
      if (port === visitor.port || !local) return { address: visitor.address, port }
      return { address: inNetworkOf(local, visitor.address), port }
    }
  }
}

/** The same machine with an address of another network, which here has 24 bits. */
const inNetworkOf = (local: string, address: string) =>
  [...local.split('.').slice(0, 3), ...address.split('.').slice(3)].join('.')
