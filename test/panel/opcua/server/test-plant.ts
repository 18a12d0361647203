import { createServer } from 'node:net'
import { runningClock } from '../../device/device-clock'
import { LOOPBACK } from '../../network/plant-network'
import { closed, portOf } from '../../network/plant-server'
import { createPanel, type Panel } from '../../panel'
import type { PanelState } from '../../state'
import { add } from '../certificates/certificates'
import { tagsOf } from '../nodes'
import { RESTART_MS } from '../opcua'
import { tagValue, writeTag } from '../plc-values'
import { nodeOpcuaEngine } from './node-opcua-engine'
import type { ClientIdentity } from './test-client'

export type Plant = Awaited<ReturnType<typeof openPlant>>

/** A panel of the plant whose server listens, on a port of its own. */
export async function openPlant(prepare: (state: PanelState) => void = () => {}) {
  const panel = createPanel({ clock: runningClock() })
  const { state, opcua, certificates, clock } = panel
  prepare(state)
  holdValues(state, clock.now())
  await listen(panel)

  return {
    panel,
    serverCertificate: () => certificates.own().certificate,
    url: () => urlOf(panel),
    trust: ({ certificate, name }: ClientIdentity) =>
      add(certificates.folder(), { list: 'trusted', der: certificate, fileName: `${name}.der` }),

    async save(more: Partial<PanelState['opcua']['settings']>): Promise<void> {
      Object.assign(state.opcua.settings, more)
      await opcua.saved()
    },

    async waitForRestart(): Promise<void> {
      await opcua.settled()
      await clock.advance(RESTART_MS)
      await opcua.settled()
    },

    close: () => opcua.stop()
  }
}

/** A sensor is silent at some times of the day, and its last value then uncertain; what a PLC was given it keeps. */
function holdValues(state: PanelState, now: number): void {
  const plcs = { state, links: { isConnected: () => true } }
  for (const tag of tagsOf(state.nodeTree).values()) {
    const { value } = tagValue(state, tag, now)
    if (value !== null) writeTag(plcs, tag, value)
  }
}

/** Starts the server of a panel, on a port of its own. */
export async function listen({ state, opcua }: Panel): Promise<void> {
  state.opcua.settings.port = await freePort()
  await opcua.attach(nodeOpcuaEngine)
}

/** Where the server of a panel is reached. */
export const urlOf = ({ state }: Panel): string => `opc.tcp://${LOOPBACK}:${state.opcua.settings.port}`

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK)
  const port = await portOf(server)
  await closed(server)
  return port
}
