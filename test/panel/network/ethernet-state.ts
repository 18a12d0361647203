import type { Schemas } from '../../../src/api/generated/schema'

/** Another device on the cable of a port. */
export interface PlantHost {
  port: string
  address: string
  mac: string
  name?: string
  openPorts: number[]
  milliseconds: number
  /** Responds to no echo request, as many firewalls do. */
  quiet?: boolean
  /** The routers before it, the gateway first; missing on the cable itself. */
  via?: string[]
}

export type PortSettings = Omit<Schemas['EthernetSettings'], 'hostname'>

export interface EthernetPort {
  id: string
  mac: string
  /** Missing where no cable is plugged in. */
  cable: { speedMbit: number; duplex: 'full' | 'half' } | undefined
  rxErrors: number
  txErrors: number
  lockedBy: string | null
  /** Without the hostname, which is one for the panel. */
  settings: PortSettings
  /** The driver takes another one only when it is loaded, at the start of the panel. */
  mtuInUse: number
  /** What the DHCP server of its network gives; missing where there is none. */
  offer: Lease | undefined
}

export interface Lease {
  address: string
  mask: string
  gateway: string
  dns: string[]
  seconds: number
}

export interface PlantNetwork {
  hosts: PlantHost[]
  /** The machine that calls over the loopback, behind this port or radio. Only `callers.ts` reads it. */
  visitor: { port: string; address: string }
}

export interface EthernetSlice {
  ethernet: EthernetPort[]
  /** What is beyond its cables. */
  network: PlantNetwork
}
