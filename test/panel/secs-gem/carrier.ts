import { connect, createServer } from 'node:net'
import { LOOPBACK } from '../network/plant-network'
import { closing, portOf } from '../network/plant-server'
import { socketWire, type Wire } from './hsms/wire'

/** What really makes connections for the panel. */
export interface Carrier {
  /** Opens one to a port of this machine. */
  dial(port: number, peer: string): Promise<Wire>
  /** Waits for the host at a port; returns a function that ends that. Rejects if it cannot listen there. */
  listen(port: number, onWire: (wire: Wire) => void): Promise<() => void>
}

/** TCP on the loopback; where the panel listens is reported. */
export const tcpCarrier = (onListening: (port: number | undefined) => void = () => {}): Carrier => ({
  dial: (port, peer) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: LOOPBACK, port })
      socket.once('error', reject)
      socket.once('connect', () => resolve(socketWire(socket, peer)))
    }),

  async listen(port, onWire) {
    const server = createServer(socket => onWire(socketWire(socket, `${socket.remoteAddress}:${socket.remotePort}`)))
    const close = closing(server)
    server.listen(port, LOOPBACK)
    onListening(await portOf(server))
    return () => {
      onListening(undefined)
      void close()
    }
  }
})
