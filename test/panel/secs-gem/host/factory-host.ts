import { connect, createServer } from 'node:net'
import { LOOPBACK } from '../../network/plant-network'
import { closing, portOf } from '../../network/plant-server'
import type { Panel } from '../../panel'
import { socketWire } from '../hsms/wire'
import { tcpTransport } from '../transport'
import { createSecsHost } from './secs-host'

/** Where the factory has its host. */
export const HOST = '10.20.4.15'
export const HOST_PORT = 5000
const DIAL_MS = 2000

export type FactoryHost = Awaited<ReturnType<typeof startFactoryHost>>

/** A host on the loopback: it listens, and connects to a panel that waits for it. */
export async function startFactoryHost({ clock, state, secsGem }: Pick<Panel, 'clock' | 'state' | 'secsGem'>) {
  const host = createSecsHost(clock)
  const address = `${HOST}:${HOST_PORT}`
  const server = createServer(socket => host.accept(socketWire(socket, address)))
  server.listen(0, LOOPBACK)
  const port = await portOf(server)
  const close = closing(server)
  let panelPort: number | undefined

  const dial = () => {
    if (panelPort === undefined || host.connection()) return
    const socket = connect({ host: LOOPBACK, port: panelPort })
    socket.on('error', () => {})
    socket.once('connect', () => host.dial(socketWire(socket, address)))
  }
  const endDialling = clock.every(DIAL_MS, dial)
  const setReachable = (isOn: boolean) => {
    if (isOn) state.secsHosts[address] = port
    else delete state.secsHosts[address]
  }
  setReachable(true)
  const detach = secsGem.attach(
    tcpTransport(next => {
      panelPort = next
      dial()
    })
  )
  return {
    ...host,
    /** Refuses connections from now on, and ends the one it has. */
    turnOff(): void {
      setReachable(false)
      host.close()
    },
    turnOn: () => setReachable(true),

    async close(): Promise<void> {
      endDialling()
      detach()
      host.close()
      await close()
    }
  }
}
