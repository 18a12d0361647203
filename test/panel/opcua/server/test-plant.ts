import { createServer } from 'node:net'
import { runningClock } from '../../device/device-clock'
import { LOOPBACK } from '../../network/plant-network'
import { closed, portOf } from '../../network/plant-server'
import { createPanel, type Panel } from '../../panel'
import type { PanelState } from '../../state'
import { add } from '../certificates/certificates'
import { RESTART_MS } from '../opcua'
import { nodeOpcuaEngine } from './node-opcua-engine'
import type { ClientIdentity } from './test-client'

export type Plant = Awaited<ReturnType<typeof openPlant>>

/** A panel of the plant whose server listens, on a port of its own. */
export async function openPlant(prepare: (state: PanelState) => void = () => {}) {
  const panel = createPanel({ clock: runningClock() })
  const { state, opcua, certificates, clock } = panel
  prepare(state)
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
