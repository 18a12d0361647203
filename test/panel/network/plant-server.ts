import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

/** The port of a server that listens, or is about to. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port
}

/** Connections that are still open end with the process. */
export function closed(server: Server): Promise<void> {
  server.unref()
  return new Promise(resolve => server.close(() => resolve()))
}

/** Closes a server with its connections when the returned function is called. */
export function closing(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    for (const socket of sockets) socket.destroy()
    return closed(server)
  }
}
