import { connect, createServer } from 'node:net'
import { LOOPBACK } from '../network/plant-network'
import { closing, portOf } from '../network/plant-server'
import { socketWire, type Wire } from './hsms/wire'

/** Makes the connections of the panel. */
export interface Transport {
  /** Connects to a port of this machine. */
  dial(port: number, peer: string): Promise<Wire>
  /** Accepts connections at a port. Rejects if it cannot listen there. @returns a function that stops it */
  listen(port: number, onWire: (wire: Wire) => void): Promise<() => void>
}

/** TCP on the loopback; where the panel listens is reported. */
export const tcpTransport = (onListening: (port: number | undefined) => void = () => {}): Transport => ({
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
