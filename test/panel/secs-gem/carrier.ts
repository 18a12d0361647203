import { connect, createServer } from 'node:net'
import { LOOPBACK } from '../network/plant-network'
import { closing, portOf } from '../network/plant-server'
import { socketWire, type Wire } from './hsms/wire'

/** What really makes connections for the panel. */
export interface Carrier {
  /** Opens one to a port of this machine. */
  dial(port: number, peer: string): Promise<Wire>
  /** Waits for the host; returns a function that ends that. */
  listen(onWire: (wire: Wire) => void): () => void
}

/** TCP on the loopback. The panel listens at a free port, which is reported. */
export const tcpCarrier = (onListening: (port: number | undefined) => void = () => {}): Carrier => ({
  dial: (port, peer) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: LOOPBACK, port })
      socket.once('error', reject)
      socket.once('connect', () => resolve(socketWire(socket, peer)))
    }),

  listen(onWire) {
    const server = createServer(socket => onWire(socketWire(socket, `${socket.remoteAddress}:${socket.remotePort}`)))
    const close = closing(server)
    server.listen(0, LOOPBACK)
    void portOf(server).then(onListening)
    return () => {
      onListening(undefined)
      void close()
    }
  }
})
