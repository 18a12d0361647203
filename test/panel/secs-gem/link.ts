import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { portOwner } from '../misc/ports'
import type { Network } from '../network/network'
import type { PanelState } from '../state'
import { createHsmsConnection, type HsmsConnection, type Message } from './hsms/connection'
import { HsmsFault } from './hsms/fault'
import type { Frame } from './hsms/frames'
import type { Wire } from './hsms/wire'
import type { Transport } from './transport'

type Phase = Exclude<Schemas['SecsGemConnection'], 'undefined'> | 'open'

interface Options {
  clock: DeviceClock
  state: PanelState
  network: Network
  onFrame: (direction: 'sent' | 'received', frame: Frame) => void
  onSelected: () => void
  onMessage: (message: Message) => void
  onDropped: (fault: HsmsFault, frame: Frame) => void
  /** The connection has ended, or could not be made. */
  onFault: (fault: HsmsFault) => void
  onEnd: () => void
}

interface Waiting {
  phases: readonly Phase[]
  resolve: () => void
  reject: (fault: HsmsFault) => void
}

export type Link = ReturnType<typeof createLink>

/** The one connection to the host that HSMS-SS knows: made again after T5 in active mode, waited for at the port in passive mode. */
export function createLink({ clock, state, network, onFault, onEnd, onSelected, ...events }: Options) {
  const { secsGem } = state
  let transport: Transport | undefined
  let phase: Phase = 'disconnected'
  let since = clock.now()
  let connection: HsmsConnection | undefined
  /** Counts attempts, so that what an earlier one does late has no effect. */
  let turn = 0
  let waiting: Waiting[] = []
  let cancelRetry = () => {}
  /** Undefined while it does not listen. */
  let stopListening: (() => void) | undefined

  const enter = (next: Phase) => {
    const isReported = next !== phase && !(phase === 'connecting' && next === 'open')
    phase = next
    if (isReported) since = clock.now()
    for (const { phases, resolve } of waiting) if (phases.includes(next)) resolve()
    waiting = waiting.filter(({ phases }) => !phases.includes(next))
  }

  const fail = (fault: HsmsFault) => {
    connection = undefined
    onFault(fault)
    for (const { reject } of waiting) reject(fault)
    waiting = []
    // A panel that listens waits for the next connection.
    enter(stopListening ? 'connecting' : 'failure')
    if (!stopListening) cancelRetry = clock.after(secsGem.settings.t5_s * 1000, () => void begin())
  }

  const open = (wire: Wire, role: 'active' | 'passive') => {
    const started = turn
    const { device: deviceId, ...timers } = secsGem.settings
    const made = createHsmsConnection({
      ...{ wire, clock, role, deviceId, timers, ...events },
      onSelected() {
        enter('connected')
        onSelected()
      },
      onEnd(fault) {
        onEnd()
        if (started !== turn) return
        if (fault) fail(fault)
      }
    })
    connection = made
    enter('open')
    made.start()
  }

  /** Where the network of the plant leads to the host. @throws HsmsFault */
  const targetOf = (): { port: number; peer: string } => {
    const { host, port } = secsGem.settings
    const peer = `${host}:${port}`
    const found = network.reach(host)
    if (!found) throw new HsmsFault('unreachable', `Nothing responds at ${host}`)
    const target = state.secsHosts[peer]
    if (!found.openPorts.includes(port) || target === undefined || !transport)
      throw new HsmsFault('connection_refused', `${peer} refuses the connection`)
    return { port: target, peer }
  }

  async function dial(): Promise<void> {
    turn += 1
    const started = turn
    enter('connecting')
    try {
      const { port, peer } = targetOf()
      const wire = await transport?.dial(port, peer)
      if (started !== turn) wire?.close()
      else if (wire) open(wire, 'active')
    } catch (error) {
      const refused = new HsmsFault('connection_refused', String(Object(error).message))
      if (started === turn) fail(error instanceof HsmsFault ? error : refused)
    }
  }

  async function listen(): Promise<void> {
    turn += 1
    const started = turn
    const { port } = secsGem.settings
    enter('connecting')
    try {
      const owner = portOwner(state, 'secs_gem', 'tcp', port)
      if (owner) throw new Error(`Port ${port} is used by ${owner}`)
      const end = await transport?.listen(port, wire => {
        // A host has one connection.
        if (connection || started !== turn) wire.close()
        else open(wire, 'passive')
      })
      if (started === turn) stopListening = end
      else end?.()
    } catch (error) {
      if (started === turn) fail(new HsmsFault('port_in_use', String(Object(error).message)))
    }
  }

  const begin = () => (secsGem.settings.mode === 'active' ? dial() : listen())

  const stop = () => {
    turn += 1
    cancelRetry()
    stopListening?.()
    stopListening = undefined
    connection?.close()
    connection = undefined
  }

  return {
    attach(next: Transport | undefined): void {
      transport = next
    },
    connection: () => connection,
    isIdle: () => phase === 'disconnected',
    isConnected: () => phase === 'connected',
    since: () => since,
    phase: (): Exclude<Phase, 'open'> => (phase === 'open' ? 'connecting' : phase),

    /** Makes a connection, in place of the one there may be. */
    start(): void {
      stop()
      void begin()
    },

    stop(): void {
      const wasOpen = connection !== undefined
      if (wasOpen) enter('disconnecting')
      stop()
      const fault = new HsmsFault('closed_by_host', 'The panel has disconnected')
      for (const { reject } of waiting) reject(fault)
      waiting = []
      enter('disconnected')
    },

    /** Settles when the connection has got that far. @throws HsmsFault when it cannot be made. */
    reached(stage: 'open' | 'connected'): Promise<void> {
      const phases: Phase[] = stage === 'open' ? ['open', 'connected'] : ['connected']
      if (phases.includes(phase)) return Promise.resolve()
      return new Promise((resolve, reject) => {
        waiting.push({ phases, resolve, reject })
      })
    }
  }
}
