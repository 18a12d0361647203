import type { Panel } from '../../panel'
import { modbusEngine } from './modbus-engine'
import { createPlcMemory } from './plc-memory'
import { startPlc } from './plc-server'

/** The devices of the plant that speak Modbus TCP, by the address in its network. */
const PLCS = { '192.168.10.23:502': 'Line PLC', '192.168.10.30:502': 'Labeller S7-1200' }

export type PlantPlcs = Awaited<ReturnType<typeof startPlantPlcs>>

/** Starts them on the loopback, and lets the panel poll them. */
export async function startPlantPlcs({ state, clock, links }: Panel) {
  const starts = Object.entries(PLCS).map(async ([address, plc]) => {
    const memory = createPlcMemory(state, clock, plc)
    let server = await startPlc(memory)
    const { port } = server
    state.plcServers[address] = port
    return {
      plc,
      stop: () => server.stop(),
      async start() {
        server = await startPlc(memory, port)
      }
    }
  })
  const plcs = await Promise.all(starts)
  const stopPolling = links.attach(modbusEngine)
  const named = (name: string) => plcs.find(({ plc }) => plc === name)
  return {
    stop: async (name: string): Promise<void> => named(name)?.stop(),
    start: async (name: string): Promise<void> => named(name)?.start(),
    async close(): Promise<void> {
      stopPolling()
      await Promise.all(plcs.map(({ stop }) => stop()))
    }
  }
}
